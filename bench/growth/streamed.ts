import { readFileSync, writeFileSync } from 'node:fs'
import type { ShopProcess } from '../shop/shop-process.ts'
import type { Streamed } from './growth-figures.ts'

/** Reads an answer to its end without keeping it, and measures by how much the memory of the shop's process rose meanwhile. */
export async function readStreamed({ port, pid }: ShopProcess, path: string, cookie = ''): Promise<Streamed> {
  // Resets the peak that the kernel records.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = readHighest(pid)
  const started = performance.now()
  const answer = await fetch(`http://localhost:${port}${path}`, { headers: { cookie } })
  if (answer.status !== 200 || !answer.body) throw new Error(`${path} was answered ${answer.status}`)
  let sent = 0
  for await (const chunk of answer.body) sent += chunk.length
  return { ms: performance.now() - started, sentMb: sent / 1e6, peakMb: readHighest(pid) - before }
}

function readHighest(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
