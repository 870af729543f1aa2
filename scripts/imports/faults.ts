import { findCycles } from './cycles.ts'
import { findLoadedEarly } from './loaded-early.ts'
import { readImports } from './read-imports.ts'
import { findFault, findVagueFolder } from './rules.ts'

/** One line for each import, cycle and folder of a project that breaks the architecture. */
export function findFaults(root: string): string[] {
  const imports = readImports(root)
  const arrows = imports.flatMap((item) => {
    const fault = findFault(item)
    return fault ? [`${item.from} → ${item.to}: ${fault}`] : []
  })
  const cycles = findCycles(imports).map((files) => `${files.join(' → ')}: a cycle`)
  const folders = [...new Set(imports.map((item) => item.from))].flatMap((file) => {
    const folder = findVagueFolder(file)
    return folder ? [`${file}: a folder called ${folder} says nothing about what is in it`] : []
  })
  const early = findLoadedEarly(imports).map(
    ({ from, to }) => `${from} → ${to}: every process would load it at its start`,
  )
  return [...arrows, ...cycles, ...folders, ...early]
}
