import { readFileSync, writeFileSync } from 'node:fs'
import type { ShopProcess } from '../shop/shop-process.ts'
import type { Streamed } from './growth-figures.ts'

/** Reads an answer to its end without keeping it, and what the shop's process held meanwhile beyond what it held before. */
export async function readStreamed({ port, pid }: ShopProcess, path: string, cookie = ''): Promise<Streamed> {
  // Makes the kernel forget the highest value so far.
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
