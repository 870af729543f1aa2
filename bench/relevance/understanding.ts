import { readFileSync } from 'node:fs'
import { buildIndex } from '../../server/catalogue/search/catalogue-index.ts'
import { listShopWords } from '../../server/catalogue/search/text/shop-words.ts'
import { understandQuery } from '../../server/catalogue/search/understanding/understand.ts'
import { generateEntries } from '../search-catalogue.ts'
import { spreadOf } from '../spread.ts'

/** Measures the CPU time of understanding a query, and of building the vocabulary: `node bench/relevance/understanding.ts [products]`. */
const products = Number(process.argv[2] ?? 10_000)
const lists = new URL('../../tests/phrasings/', import.meta.url)
const rounds = 40

function measureCpu(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const index = buildIndex([...generateEntries(products, 42)])
let vocabulary = listShopWords(index)
const building = measureCpu(() => {
  vocabulary = listShopWords({ ...index })
})
console.log(`vocabulary of ${products} products: ${building.toFixed(3)} ms of CPU`)
const queries = ['shop.txt', 'public.txt']
  .flatMap((file) => readFileSync(new URL(file, lists), 'utf8').split('\n'))
  .flatMap((line) =>
    line.startsWith('#') || line.trim() === '' ? [] : [line.replace(/^! /, '').split(' = ')[0] ?? ''],
  )
const understandAll = () => queries.map((query) => understandQuery(query, vocabulary).steps)
understandAll()
const understanding = measureCpu(() => {
  for (let i = 0; i < rounds; i++) understandAll()
})
console.log(`${queries.length} queries: ${(understanding / rounds / queries.length).toFixed(4)} ms of CPU each`)
const steps = spreadOf(understandAll())
console.log(`steps: ${steps(0.5)} in the middle, ${steps(1)} at most`)
