import { readFile } from 'node:fs/promises'

const everyMs = 100
const pageBytes = 4096

/** Ends the process when its resident memory exceeds the limit. Works on Linux only. */
export function watchMemory(pid: number, maxMb: number, end: () => void): () => void {
  if (process.platform !== 'linux') return () => {}
  const look = setInterval(async () => {
    const facts = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
    if (Number(facts.split(' ')[1] ?? 0) * pageBytes > maxMb * 1024 * 1024) end()
  }, everyMs)
  return () => clearInterval(look)
}
