import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepFigures } from './growth-figures.ts'
import { measureGrowth } from './measure-growth.ts'
import { writeCurves, writeReport } from './report.ts'

/** `npm run bench:growth`, or `-- 1000000`: the figures of each size are saved once it is measured; those of other sizes are kept. */
const asked = process.argv.slice(2).map(Number)
const source = process.env.SEARCH === 'postgres' ? 'postgres' : 'memory'
for (const products of asked.length > 0 ? asked : [1_000, 10_000, 100_000]) {
  console.log(`Measuring a shop of ${products.toLocaleString('en-GB')} products …`)
  const all = keepFigures(await measureGrowth(products, source))
  const report = writeReport(all)
  await writeFile(join(import.meta.dirname, '../growth-results.md'), report)
  await writeFile(join(import.meta.dirname, 'curves.svg'), writeCurves(all))
  console.log(report)
}
