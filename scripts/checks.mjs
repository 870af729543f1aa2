/** The checks of `npm run check` and `npm test`, in order. */
export const checks = [
  ['Format and lint', 'biome', ['check']],
  ['Types of the routes', 'react-router', ['typegen']],
  ['Types', 'tsc', ['--noEmit', '--checkers', '2']],
  ['Import arrows', 'node', ['scripts/check-imports.ts']],
]

const unitReport = 'test-results/unit.json'

export const unitTests = {
  report: unitReport,
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
}
