import { resolve } from 'node:path'
import { findFaults } from './imports/faults.ts'

const faults = findFaults(resolve(process.argv[2] ?? '.'))
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exit(1)
