import { resolve } from 'node:path'
import { findCycles } from './imports/cycles.ts'
import { readImports } from './imports/read-imports.ts'
import { findFault, findVagueFolder } from './imports/rules.ts'

const imports = readImports(resolve(process.argv[2] ?? '.'))
const arrows = imports.flatMap((item) => {
  const fault = findFault(item)
  return fault ? [`${item.from} → ${item.to}: ${fault}`] : []
})
const cycles = findCycles(imports).map((files) => `${files.join(' → ')}: a cycle`)
const folders = [...new Set(imports.map((item) => item.from))].flatMap((file) => {
  const folder = findVagueFolder(file)
  return folder ? [`${file}: a folder called ${folder} says nothing about what is in it`] : []
})

const faults = [...arrows, ...cycles, ...folders]
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exit(1)
