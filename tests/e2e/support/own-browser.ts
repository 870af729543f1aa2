import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'

/** A browser in a process of its own, which can be killed and started again with the same profile. */
export class OwnBrowser {
  readonly #args: string[]
  readonly #folder: Promise<string>
  #process: ChildProcess | undefined

  constructor(args: string[] = []) {
    this.#args = args
    this.#folder = mkdtemp(join(tmpdir(), 'own-browser-'))
  }

  async start(): Promise<Page> {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const own = [`--user-data-dir=${await this.#folder}`, '--remote-debugging-port=0', '--headless', '--no-first-run']
    const program = process.env.CHROMIUM_PATH || chromium.executablePath()
    const child = spawn(program, [...own, ...sandbox, ...this.#args, 'about:blank'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#process = child
    const browser = await chromium.connectOverCDP(await readAddress(child))
    const [context = await browser.newContext()] = browser.contexts()
    return context.newPage()
  }

  /** Kills the browser at once, as when a phone’s battery fails, so that it cannot ask or save anything. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('The browser has no output.')
  for await (const line of createInterface(child.stderr)) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1]
    if (address) {
      child.stderr.resume()
      return address
    }
  }
  throw new Error('The browser did not start.')
}
