import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in ticks of 10 ms. */
const msPerTick = 10

/** The user and system time of a process and all its descendants. */
export function readCpuMs(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(name))
  const tree = new Set([pid])
  // Ids wrap around, so a child's may be lower than its parent's: repeats until no descendant is added.
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const process of processes) if (tree.has(process.parent)) tree.add(process.pid)
  }
  return processes.filter((process) => tree.has(process.pid)).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

function readStat(pid: string): { pid: number; parent: number; cpuMs: number }[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name in parentheses may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return [{ pid: Number(pid), parent: Number(fields[1]), cpuMs: ticks * msPerTick }]
  } catch {
    return []
  }
}
