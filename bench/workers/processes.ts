import { readdirSync, readFileSync } from 'node:fs'
import { readCpuMs } from '../http/cpu.ts'

type Process = { pid: number; cpuMs: number; pssMb: number; isShop: boolean }

/** Lists a process and its children separately. PSS divides shared memory among the processes that share it. */
export function readProcesses(pid: number): Process[] {
  const children = readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number)
  const own = readCpuMs(pid) - children.reduce((sum, child) => sum + readCpuMs(child), 0)
  return [readOne(pid, own), ...children.map((child) => readOne(child, readCpuMs(child)))]
}

function readOne(pid: number, cpuMs: number): Process {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  const isShop = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server.js')
  return { pid, cpuMs, pssMb: Number(kilobytes) / 1000, isShop }
}
