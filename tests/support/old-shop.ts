import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import { openShop } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { migrateDatabase, openDatabase } from '../../server/platform/database.ts'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/start.ts'
import { drain, listen } from '../../server/platform/http-server.ts'
import { openLog } from '../../server/platform/log.ts'
import { findFreePort } from './runner/free-port.ts'
import { readCode } from './staff/authenticator.ts'

const fixture = join(import.meta.dirname, '../fixtures/shop-919e320')
const run = promisify(execFile)

type Answers = { path: string; answer: object }[]
/** The old shop's answers when the fixture was made. */
export type Facts = {
  password: string
  totpKey: string
  people: { name: string; email: string; role: string; removed: boolean }[]
  publicAnswers: Answers
  forms: Answers
  found: { uuid: string; name: string }[]
  media: { url: string; sha256: string }[]
  history: { entity: string; id: string; entries: { at: string; staffName: string; name: string }[] }[]
  binned: object[]
  imported: { uuid: string }
  bulk: { uuid: string; pricesBefore: Record<string, { uuid: string; price: number }[]> }
  enquiry: { uuid: string; description: string; events: object[]; waiting: { to: string }[] }
}
export const readFacts = async (): Promise<Facts> => JSON.parse(await readFile(join(fixture, 'facts.json'), 'utf8'))

/** Unpacks the data folder of the old shop, which was stopped before it was packed. */
export async function unpackData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-old-data-'))
  const tar = zstdDecompressSync(await readFile(join(fixture, 'data.tar.zst')))
  const unpacking = run('tar', ['--extract', '--preserve-permissions', '--directory', folder])
  unpacking.child.stdin?.end(tar)
  await unpacking
  return folder
}

/** Makes a data folder from the old shop's backup with `npm run restore`. */
export async function restoreArchive(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-old-backup-'))
  const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, DATA_DIR: folder }
  const { stdout } = await run(process.execPath, ['scripts/restore.ts', join(fixture, 'backup.zip')], { env })
  if (!stdout.includes('is back')) throw new Error(`The backup was not restored: ${stdout}`)
  return folder
}

/** Starts the shop on a data folder as server.ts does, without the pages, which need a build. */
export async function openOn(folder: string, smtpUrl: string) {
  const port = String(await findFreePort())
  const mail = { SMTP_URL: smtpUrl, MAIL_FROM: 'hello@shop.example' }
  const config = readConfig({ DATA_DIR: folder, PORT: port, LOG_LEVEL: 'error', ...mail })
  const log = openLog(config.logLevel)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, durable: false })
  const started = performance.now()
  await migrateDatabase(postgres.connection)
  const migratedMs = Math.round(performance.now() - started)
  const database = await openDatabase(postgres.connection)
  const noPages = {
    render: async () => new Response('', { status: 404 }),
    assets: (_request: unknown, _response: unknown, next: () => void) => next(),
    close: async () => {},
  }
  const shop = await openShop({ config, database, pages: noPages, log })
  const server = await listen(shop.listener, config)
  const close = async () => {
    await drain(server)
    await shop.close()
    await database.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { address: config.publicUrl, migratedMs, close }
}

/** A browser that keeps cookies. */
export function visit(address: string) {
  const jar = new Map<string, string>()
  const send = async (method: string, path: string, body?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address + path, {
      method,
      headers: { origin: address, cookie, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  const read = async <Answer = object>(path: string): Promise<Answer> => (await send('GET', path)).json()
  const signIn = async (email: string, password: string, totpKey?: string) => {
    const { status } = await send('POST', '/api/auth/sign-in/email', { email, password })
    if (totpKey) await send('POST', '/api/auth/two-factor/verify-totp', { code: readCode(totpKey) })
    return status
  }
  return { send, read, signIn }
}
