import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { writeTable } from '../table.ts'
import type { Contender } from './contenders/contender.ts'
import { openMiniSearch } from './contenders/minisearch.ts'
import { openOrama } from './contenders/orama.ts'
import { openPostgresSearch } from './contenders/postgres.ts'
import { openShopSearch } from './contenders/shop.ts'
import { openDemoShop } from './demo-shop.ts'
import { makeDocument } from './documents.ts'
import { type Judgement, readJudgements } from './judgements.ts'
import { type Mark, mark, share } from './measures.ts'

const file = join(import.meta.dirname, 'results.md')

type Tried = { judgement: Judgement; found: string[]; mark: Mark; ms: number }

const shop = await openDemoShop()
try {
  const documents = shop.entries.map(makeDocument)
  const slugOf = new Map(documents.map(({ id, name }) => [id, name.toLowerCase().replace(/[^a-z0-9]+/g, '-')]))
  const contenders = [
    openShopSearch(shop.entries),
    await openPostgresSearch(shop.sql, documents),
    openMiniSearch(documents),
    await openOrama(documents),
  ]
  const judgements = readJudgements()
  checkNames(judgements, new Set(slugOf.values()))
  const results = new Map<string, Tried[]>()
  for (const contender of contenders) {
    await tryAll(contender, judgements, slugOf)
    results.set(contender.name, await tryAll(contender, judgements, slugOf))
  }
  await writeFile(file, writeReport(results))
  // What went wrong among the queries that may be tuned for; those set aside stay unseen.
  if (process.argv.includes('--wrong')) showWrong(results.get('this shop') ?? [])
} finally {
  await shop.close()
}

async function tryAll({ search }: Contender, all: Judgement[], slugOf: Map<string, string>): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const judgement of all) {
    const start = performance.now()
    const ids = await search(judgement.query)
    const ms = performance.now() - start
    const found = ids.map((id) => slugOf.get(id) ?? id)
    tried.push({ judgement, found, mark: mark(judgement, found), ms })
  }
  return tried
}

/** A misspelt name would count as a product that is never found. */
function checkNames(judgements: Judgement[], names: Set<string>): void {
  const used = judgements.flatMap(({ best, right }) => [...best, ...right])
  const unknown = used.filter((name) => !names.has(name))
  if (unknown.length > 0) throw new Error(`Not in the shop: ${[...new Set(unknown)].join(', ')}`)
}

function showWrong(tried: Tried[]): void {
  for (const { judgement, found, mark } of tried) {
    if (mark.first || judgement.setAside) continue
    console.log(`${judgement.query}: ${found.slice(0, 3).join(' ') || 'nothing'}`)
  }
}

function writeReport(results: Map<string, Tried[]>): string {
  const rows = [...results].flatMap(([name, tried]) => [
    row(
      name,
      'tuned with',
      tried.filter(({ judgement }) => !judgement.setAside),
    ),
    row(
      name,
      'set aside',
      tried.filter(({ judgement }) => judgement.setAside),
    ),
  ])
  return `# Which search understands shoppers

\`npm run bench:relevance\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}.
Queries about the demonstration shop, judged by hand (\`demo-queries.txt\`). Every fourth was set aside before the search was
tuned. All search engines get the same documents; words count alike where they can be weighted.

- right first: the first result is one that may come first, or there is rightly none
- nothing found: no result, though the shop has what was asked for
- NDCG@10: the order of the first ten, 1 is perfect

${writeTable(rows)}
`
}

function row(name: string, part: string, tried: Tried[]) {
  const marks = tried.map(({ mark }) => mark)
  const times = tried.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`
  return {
    search: name,
    queries: `${tried.length} ${part}`,
    'right first': percent(share(marks, ({ first }) => first)),
    'nothing found': percent(share(marks, ({ none }) => none)),
    'NDCG@10': share(marks, ({ ndcg }) => ndcg).toFixed(3),
    'p50 ms': (times[Math.floor(times.length / 2)] ?? 0).toFixed(2),
    'p95 ms': (times[Math.floor(times.length * 0.95)] ?? 0).toFixed(2),
  }
}
