import { mkdtemp, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import lean from '../../scripts/lean-memory.json' with { type: 'json' }
import { type DrillFigures, runDrill } from '../../tests/support/cluster-drill.ts'
import { makeCluster } from '../../tests/support/new-cluster.ts'
import { openShopCluster } from '../../tests/support/shop-cluster.ts'
import { readLoad } from '../cached-report.ts'
import { onEnd } from '../shop/on-end.ts'
import { writeTable } from '../table.ts'

/** `npm run bench:cluster`: two built shops behind HAProxy, a primary and its replica, of which one after another breaks. */
const folder = await mkdtemp(join(tmpdir(), 'showroom-drill-'))
const newCluster = join(folder, 'postgres')
await makeCluster(newCluster, folder)
const program = [...lean.heapFlags, 'build/shop/server.js']
const load = readLoad()
const parts: string[] = []
for (const synchronous of [true, false]) {
  const cluster = await openShopCluster({ program, newCluster, synchronous })
  onEnd(cluster.close)
  parts.push(writeDrill(synchronous, await runDrill(cluster)))
  await cluster.close()
}
const report = `# Two shops behind a balancer, while parts of them break

\`npm run bench:cluster\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.version}, load ${load.toFixed(1)} when it began. HAProxy with \`deploy/haproxy\`,
two processes of the built shop, a primary and its streaming replica, all on this machine with the shoppers: two look at the home page, two send
enquiries, a member of staff saves redirects, each as fast as they are answered. Times in ms. A refused request got 502, 503, 504 or
no answer; pages are asked for again by the balancer, what is written is not.

${parts.join('\n')}`
console.log(report)
await writeFile(join(import.meta.dirname, '../cluster-results.md'), report)

function writeDrill(synchronous: boolean, { rows, accepted, edited, lost, doubled }: DrillFigures): string {
  const table = rows.map((row) => ({
    fault: row.fault,
    requests: row.sent,
    'pages refused': row.refusedPages,
    'writes refused': row.refusedWrites,
    'other failures': row.strange.join(', ') || 'none',
    'longest time without a page': row.longestGapOfPages,
    'longest time without an enquiry': row.longestGapOfEnquiries,
  }))
  return `## ${synchronous ? 'Commits wait for the replica (`synchronous_standby_names`)' : 'Commits do not wait for the replica'}

${writeTable(table)}

Accepted: ${accepted} enquiries and ${edited} edits. Lost: ${lost.length}. Doubled: ${doubled.length}.
`
}
