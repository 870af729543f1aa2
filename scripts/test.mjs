import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { checks, unitTests } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { must, root, run, stopWithNpm } from './run.mjs'
import { countJourneys, countUnitTests } from './tally.mjs'

stopWithNpm()
await withLock(ensureInstalled)
rmSync(join(root, 'test-results'), { recursive: true, force: true })
const { SHUFFLE: givenOrder } = process.env
// Unit test files run in a random order; setting SHUFFLE to the printed number repeats it.
process.env.SHUFFLE ||= String(Date.now() % 1_000_000)
console.log(`Files in the order of SHUFFLE=${process.env.SHUFFLE}`)
// The build keeps one processor busy and Chromium's download the network, so both run in parallel with the checks.
const preparation = Promise.all([findChromium(), withLock(ensureBuilt)])
for (const [title, file, args] of checks) {
  console.log(`\n${title}`)
  await must(file, args)
}

console.log('\nPackages')
await must('node', ['scripts/packages.ts'])

const [chromiumPath] = await preparation
console.log('\nUnit and API tests')
const unit = countUnitTests(unitTests.report, await run('vitest', unitTests.args))
if (unit.code !== 0) summarise([unit])

console.log('\nBrowser journeys')
const env = { CHROMIUM_PATH: chromiumPath, JOURNEYS: 'all' }
// The slowest journeys run first, unless SHUFFLE was set.
const journeyArgs = ['test', ...(givenOrder ? [`--shuffle=${givenOrder}`] : [])]
const journeys = countJourneys('test-results/journeys.json', await run('playwright', journeyArgs, { env }))
summarise([unit, journeys])

function summarise(counts) {
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(counts.at(-1).code)
}
