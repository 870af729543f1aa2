import { checks, unitTests } from './checks.mjs'
import { holding } from './hold.mjs'
import { ensureInstalled } from './install.mjs'
import { must } from './run.mjs'

await holding(ensureInstalled)
for (const [title, file, args] of checks) {
  console.log(`\n${title}`)
  await must(file, args)
}
await must('vitest', unitTests.args)
