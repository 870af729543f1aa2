import { mkdtemp, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import lean from '../../scripts/lean-memory.json' with { type: 'json' }
import { makeCluster } from '../../tests/support/database/new-cluster.ts'
import { startSmallBucket } from '../../tests/support/files/small-bucket.ts'
import { type DrillFigures, runDrill } from '../../tests/support/machines/cluster-drill.ts'
import { openShopCluster, type Safety } from '../../tests/support/machines/shop-cluster.ts'
import { readLoad } from '../cached-report.ts'
import { onEnd } from '../shop/on-end.ts'
import { writeTable } from '../table.ts'

/** `npm run bench:cluster`: two built shops behind HAProxy, a primary and its replicas; the drill breaks one part at a time. */
const folder = await mkdtemp(join(tmpdir(), 'showroom-drill-'))
const newCluster = join(folder, 'postgres')
await makeCluster(newCluster, folder)
const program = [...lean.heapFlags, 'build/shop/server.js']
const load = readLoad()
const headings: Record<Safety, string> = {
  'the standby': 'Commits wait for the replica (`synchronous_standby_names`)',
  'any of two standbys': 'Commits wait for one of two replicas (`ANY 1 (one, two)`)',
  nothing: 'Commits do not wait for the replica',
}
const parts: string[] = []
for (const safety of Object.keys(headings) as Safety[]) {
  const bucket = await startSmallBucket()
  onEnd(bucket.close)
  const cluster = await openShopCluster({ program, newCluster, safety, bucket })
  onEnd(cluster.close)
  parts.push(writeDrill(safety, await runDrill(cluster)))
  await cluster.close()
  await bucket.close()
}
const report = `# Two shops behind a balancer, while parts break

\`npm run bench:cluster\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.version}, load ${load.toFixed(1)} when it began. HAProxy with \`deploy/haproxy\`,
two processes of the built shop, a primary with its streaming replicas, and a bucket, all on this machine together with the clients: one requests the home page, one a search, two send
enquiries, two want the same visits, a member of staff saves redirects, and one requests the newest redirect. Each sends its next request once the last is answered. Times are in ms. A refused request got 502, 503, 504 or
no answer. The balancer retries pages, but not writes. An edit counts as not shown from its answer until the last answer without it.

${parts.join('\n')}`
console.log(report)
await writeFile(join(import.meta.dirname, '../cluster-results.md'), report)

function writeDrill(safety: Safety, { rows, accepted, edited, given, lost, doubled }: DrillFigures): string {
  const table = rows.map((row) => ({
    fault: row.fault,
    requests: row.sent,
    'pages refused': row.refusedPages,
    'writes refused': row.refusedWrites,
    'other failures': row.strange.join(', ') || 'none',
    'longest time without a page': row.longestGapOfPages,
    'longest time without an enquiry': row.longestGapOfEnquiries,
    'longest time an edit was not shown': row.stalest,
    'answers older than 1 s': row.oldAnswers,
  }))
  const notes = rows.filter(({ note }) => note).map(({ fault, note }) => `- ${fault}: ${note}.`)
  return `## ${headings[safety]}

${writeTable(table)}

${notes.join('\n')}

Accepted: ${accepted} enquiries, ${edited} edits, ${given.bookings} visits in places for three, ${given.solutions} answers to a captcha that were sent
twice at once, and ${given.codes} codes of tickets that were printed twice at once. Lost: ${lost.length}. Duplicated: ${doubled.length}.
`
}
