import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import type { Entry } from '../../server/catalogue/search/entry.ts'
import { generateEntries } from '../search-catalogue.ts'
import { spreadOf } from '../spread.ts'
import { writeTable } from '../table.ts'
import type { Contender } from './contenders/contender.ts'
import { openMiniSearch } from './contenders/minisearch.ts'
import { openOrama } from './contenders/orama.ts'
import { openPostgresSearch } from './contenders/postgres.ts'
import { openShopSearch, openShopTables } from './contenders/shop.ts'
import { openDemoShop } from './demo-shop.ts'
import { makeDocument } from './documents.ts'
import { type Judgement, parts, readJudgements } from './judgements.ts'
import { makeQueries } from './made-up-queries.ts'
import { type Mark, mark, share } from './measures.ts'
import { countPhrasings } from './phrasings.ts'

const file = join(import.meta.dirname, 'results.md')

type Tried = { judgement: Judgement; found: string[]; mark: Mark; ms: number }
/** `nameOf`: a product's name in the judgements, where that is not its id. */
type Questions = { entries: Entry[]; judgements: Judgement[]; nameOf: Map<string, string> }

/** For tuning: measures only the shop's search, and writes no report. */
const isAlone = process.argv.includes('--alone')

const madeUpProducts = 10_000
const madeUpQueries = 320

const shop = await openDemoShop()
try {
  const nameOf = new Map(shop.entries.map(({ uuid, name }) => [uuid, name.toLowerCase().replace(/[^a-z0-9]+/g, '-')]))
  const judgements = readJudgements()
  checkNames(judgements, new Set(nameOf.values()))
  const demo = await askAll(shop.sql, { entries: shop.entries, judgements, nameOf })
  const entries = [...generateEntries(madeUpProducts, 42)]
  const asked = { entries, judgements: makeQueries(entries, madeUpQueries), nameOf: new Map() }
  const madeUp = await askAll(shop.sql, asked)
  const report = writeReport(demo, madeUp)
  if (isAlone) console.log(report)
  else await writeFile(file, report)
  // Prints the failures among the queries for tuning; those of the queries set aside stay hidden.
  if (process.argv.includes('--wrong')) for (const results of [demo, madeUp]) showWrong(results.get('this shop') ?? [])
} finally {
  await shop.close()
}

/** Runs all queries twice on each search engine; the second run counts. */
async function askAll(sql: Sql, { entries, judgements, nameOf }: Questions): Promise<Map<string, Tried[]>> {
  const documents = entries.map(makeDocument)
  const contenders = isAlone
    ? [openShopSearch(entries), await openShopTables(sql, entries)]
    : [
        openShopSearch(entries),
        await openShopTables(sql, entries),
        await openPostgresSearch(sql, documents),
        openMiniSearch(documents),
        await openOrama(documents),
      ]
  const results = new Map<string, Tried[]>()
  for (const contender of contenders) {
    await tryAll(contender, judgements, nameOf)
    results.set(contender.name, await tryAll(contender, judgements, nameOf))
  }
  return results
}

async function tryAll({ search }: Contender, all: Judgement[], nameOf: Map<string, string>): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const judgement of all) {
    const start = performance.now()
    const ids = await search(judgement.query)
    const ms = performance.now() - start
    const found = ids.map((id) => nameOf.get(id) ?? id)
    tried.push({ judgement, found, mark: mark(judgement, found), ms })
  }
  return tried
}

/** Refuses unknown names: a misspelt one would count as a product that is never found. */
function checkNames(judgements: Judgement[], names: Set<string>): void {
  const used = judgements.flatMap(({ best, right }) => [...best, ...right])
  const unknown = used.filter((name) => !names.has(name))
  if (unknown.length > 0) throw new Error(`Not in the shop: ${[...new Set(unknown)].join(', ')}`)
}

function showWrong(tried: Tried[]): void {
  for (const { judgement, found, mark } of tried) {
    if (mark.first || judgement.part !== 'tuned with') continue
    console.log(`${judgement.query}: ${found.slice(0, 3).join(' ') || 'nothing'}`)
  }
}

function writeReport(demo: Map<string, Tried[]>, madeUp: Map<string, Tried[]>): string {
  const rows = [...demo].flatMap(([name, tried]) =>
    parts.map((part) =>
      writeRow(
        name,
        part,
        tried.filter(({ judgement }) => judgement.part === part),
      ),
    ),
  )
  const madeUpRows = [...madeUp].map(([name, tried]) => writeRow(name, 'made up', tried))
  return `# Which search understands shoppers

\`npm run bench:relevance\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}.
Queries about the demonstration shop, judged by hand (\`demo-queries.txt\`). Every fourth was set aside before the search was
tuned; the fresh ones (\`fresh-queries.txt\`) were written and judged after that, and the last (\`last-queries.txt\`) after the search had been
tuned with further ones (\`typed-queries.txt\`) as well.
All search engines get the same documents; words count alike where they can be weighted.

- right first: the first result is one that may come first, or there is rightly none
- nothing found: no result, though the shop has what was asked for
- NDCG@10: the order of the first ten, 1 is perfect

${writeTable(rows)}

## ${madeUpProducts.toLocaleString('en-GB')} generated products

Queries made from what a product is (\`made-up-queries.ts\`): a thing, a thing misspelt, with a colour, a maker, a price, a width, or
that is on sale, on display or in stock. Right is each product that meets all of it, which follows from how the products were made.

${writeTable(madeUpRows)}

## What is understood

Lists of phrasings in \`tests/phrasings\`, with what is understood of each judged by hand. \`public\` are the queries of the WANDS set,
\`shop\` those of the kind that the search was built for; \`held-out\` lists were not looked at while it was tuned.

${writeTable(countPhrasings())}
`
}

function writeRow(name: string, part: string, tried: Tried[]) {
  const marks = tried.map(({ mark }) => mark)
  const at = spreadOf(tried.map(({ ms }) => ms))
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`
  return {
    search: name,
    queries: `${tried.length} ${part}`,
    'right first': percent(share(marks, ({ first }) => first)),
    'nothing found': percent(share(marks, ({ none }) => none)),
    'NDCG@10': share(marks, ({ ndcg }) => ndcg).toFixed(3),
    'p50 ms': at(0.5).toFixed(2),
    'p95 ms': at(0.95).toFixed(2),
  }
}
