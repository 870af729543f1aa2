// Every .mjs file in this folder also runs before the install, on any version of Node.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const bin = join(root, 'node_modules', '.bin')

/** The Node of package.json, which may differ from the one that runs this script. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')

/**
 * Runs a program to its end and returns its exit code. Forwards signals and waits until the program has ended, so that nothing
 * keeps running once the prompt is back. `quiet` prints the output only if the program fails.
 */
export function run(file, args, { env = {}, quiet = false } = {}) {
  const child = spawn(existsSync(join(bin, file)) ? join(bin, file) : file, args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  return waitFor(child).then((code) => {
    if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
    return code
  })
}

function waitFor(child) {
  return new Promise((resolve) => {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    let received = false
    const forward = (signal) => {
      received = true
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, forward)
    // A step that runs in parallel may have failed and ended the command.
    const stopChild = () => child.kill()
    process.on('exit', stopChild)
    const end = (code) => {
      for (const signal of signals) process.off(signal, forward)
      process.off('exit', stopChild)
      // After Ctrl-C during a step the next one must not start; only the shop itself ends normally by a signal.
      if (received && code !== 0) process.exit(code)
      resolve(code)
    }
    child.once('error', (error) => {
      console.error(error.message)
      end(127)
    })
    child.once('close', (code, signal) => end(signal ? 128 + constants.signals[signal] : code))
  })
}

/** Runs a step that everything after it depends on. */
export async function must(file, args, options) {
  const code = await run(file, args, options)
  if (code !== 0) stop(`${[file, ...args].join(' ')} failed; its output is above.`, code)
}

export function stop(sentence, code = 1) {
  console.error(sentence)
  process.exit(code)
}

/** Stops this process when npm ends: npm cannot forward a SIGKILL, so its child would keep running. */
export function stopWithNpm() {
  const npm = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 500).unref()
}
