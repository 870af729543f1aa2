import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeHouse } from './house/describe-house.ts'
import { measureHouse } from './house/measure-house.ts'

// npm run house -- [folder of a checkout] [--fact name]… [--kind name]…
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    fact: { type: 'string', multiple: true, default: ['assemblyMinutes', 'immediateDelivery'] },
    kind: { type: 'string', multiple: true, default: ['template', 'synonym'] },
  },
})
const root = resolve(positionals[0] ?? '.')
console.log(describeHouse(measureHouse(root, { facts: values.fact, kinds: values.kind })))
