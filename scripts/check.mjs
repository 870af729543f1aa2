import { checks, unitTests } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { must } from './run.mjs'

await withLock(ensureInstalled)
for (const [title, file, args] of checks) {
  console.log(`\n${title}`)
  await must(file, args)
}
await must('vitest', unitTests.args)
