import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { auditPackages, listLicences } from './packages.ts'

const folder = await mkdtemp(join(tmpdir(), 'showroom-packages-'))
afterAll(() => rm(folder, { recursive: true }))

/** The result of the audit with a registry that gives this answer. */
async function auditWith(answer: RequestListener, timeoutMs?: number) {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const env = { npm_config_registry: registry, npm_config_cache: folder, npm_config_audit_level: 'none' }
  try {
    return await auditPackages({ env, timeoutMs })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'It can be made to stop',
  severity,
  vulnerable_versions: '<999',
  cwe: [],
  cvss: { score: 9, vectorString: null },
})
const answerWith =
  (advisories: object): RequestListener =>
  (req, res) => {
    res.setHeader('content-type', 'application/json')
    if (req.method === 'POST') res.end(JSON.stringify(advisories))
    else res.writeHead(404).end('{}')
  }

test('reports a package with a serious vulnerability', async () => {
  expect(await auditWith(answerWith({ hono: [advisory('high')] }), 30_000)).toMatchObject({
    grave: expect.arrayContaining(['hono (high)']),
  })
}, 40_000)

test('reports nothing where no vulnerability is known', async () => {
  expect(await auditWith(answerWith({}), 30_000)).toEqual({ total: 0, grave: [] })
}, 40_000)

test.each<[string, RequestListener]>([
  ['refuses audits', (_, res) => res.writeHead(405).end()],
  ['never answers', () => {}],
])(
  'gives up soon on a registry that %s',
  async (_, answer) => {
    expect(await auditWith(answer, 5000)).toBeUndefined()
  },
  20_000,
)

test('every package that the shop runs with has a reviewed licence', () => {
  const { counts, unknown } = listLicences()
  expect(unknown).toEqual([])
  expect(counts[0]?.[0]).toBe('MIT')
})

test('reports a package with another licence or none', async () => {
  const lockfile = join(folder, 'package-lock.json')
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': { license: 'AGPL-3.0' },
    'node_modules/a/node_modules/c': {},
    'node_modules/d': { license: 'AGPL-3.0', dev: true },
  }
  await writeFile(lockfile, JSON.stringify({ packages }))
  expect(listLicences(lockfile).unknown).toEqual(['b (AGPL-3.0)', 'c (none)'])
})
