import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

export function countUnitTests(report, code) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read(report)
  return settle(passed, failed, code)
}

export function countJourneys(report, code) {
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {} } = read(report)
  return settle(expected + flaky, unexpected, code)
}

/** A run that failed without a failed test, for example because a file could not be loaded, counts as one failure. */
function settle(passed, failed, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, code }
}

function read(report) {
  const file = join(root, report)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
