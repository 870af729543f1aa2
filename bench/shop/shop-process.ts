import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import lean from '../../scripts/lean-memory.json' with { type: 'json' }
import { findFreePort } from '../../tests/support/runner/free-port.ts'
import type { BenchDatabase } from './bench-database.ts'
import { onEnd } from './on-end.ts'

export type ShopProcess = {
  port: number
  pid: number
  readyMs: number
  /** The link for creating the first owner, once the shop has printed it. */
  ownerLink(): string | undefined
  /** Waits until each worker answers. */
  untilAllAnswer(): Promise<void>
  memoryMb(): number
  stop(): Promise<void>
}

type Source = Pick<BenchDatabase, 'env' | 'folder'> & { node?: string }

/** Starts a built shop as `npm start` does. */
export async function startShop({ env, folder, node = process.execPath }: Source): Promise<ShopProcess> {
  const port = await findFreePort()
  const started = performance.now()
  const child = spawn(node, [...lean.heapFlags, 'build/shop/server.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      ...lean.malloc,
      NODE_COMPILE_CACHE: 'build/compiled',
      PORT: String(port),
      ...env,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout?.on('data', (text) => {
    printed = (printed + text).slice(-4000)
  })
  const ownerLink = () => /Create the owner\s+(\S+)/.exec(printed)?.[1]
  const untilAllAnswer = async () => {
    while (!printed.includes('The shop is open')) await pause(20)
  }
  const pid = child.pid ?? 0
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await ended
  }
  onEnd(stop)
  await untilReady(port, child)
  const readyMs = performance.now() - started
  return { port, pid, readyMs, ownerLink, untilAllAnswer, memoryMb: () => readMemory(pid), stop }
}

async function untilReady(port: number, child: { exitCode: number | null }): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the shop stopped at its start (${child.exitCode})`)
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await pause(10)
  }
}

function readMemory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
