import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { openAltcha } from '../../server/platform/captcha/altcha.ts'
import { migrateDatabase, openDatabase } from '../../server/platform/database.ts'
import { answerChallenge } from '../../tests/support/captcha.ts'
import { type Fault, openFaultyDatabase } from '../../tests/support/database/faulty-database.ts'
import { fillDatabase } from '../fill-database.ts'
import { onEnd } from '../shop/on-end.ts'
import { type ShopProcess, startShop } from '../shop/shop-process.ts'
import { spreadOf } from '../spread.ts'
import { writeTable } from '../table.ts'
import { writeSection } from './results.ts'

/** `npm run faults -- outages`: two processes of the built shop lose their database in four ways and get it back. */
const outageMs = 5000
const secret = 'the secret of a shop whose database goes away'
const captcha = openAltcha({ secret, rounds: 1, range: [1, 3] })
let count = 0
const faulty = await openFaultyDatabase()
onEnd(faulty.close)
await migrateDatabase(faulty.connection)
const direct = () => openDatabase(faulty.connection, { connections: 1 })
const filling = await direct()
await fillDatabase(filling.sql, 1000, 1)
await filling.close()
const env = { DATABASE_URL: faulty.url, SESSION_SECRET: secret, TRUST_PROXY: '1' }
const shops = [
  await startShop({ env, folder: `${faulty.dataDir}/a` }),
  await startShop({ env, folder: `${faulty.dataDir}/b` }),
]
try {
  const rows = []
  for (const fault of ['stop', 'kill', 'freeze', 'swallow'] as const) rows.push(await measureOutage(fault))
  const text = `
\`npm run faults -- outages\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.version}: the database is interrupted for
${outageMs / 1000} s (a killed one is started again at once). Times in ms. The cached home page is requested continuously; the other requests
need the database: \`/readyz\`, a page's text past the cache, an enquiry. Goals: a refusal within 1,000 at first and within 250 once the
outage is known, the first save within 2,000 of the database's return, an edit in both processes within 1,000.

${writeTable(rows)}`
  await writeSection('Outages of the database', text)
  console.log(text)
} finally {
  await Promise.all(shops.map((shop) => shop.stop()))
  await faulty.close()
}

async function measureOutage(fault: Fault) {
  const [shop, other] = shops as [ShopProcess, ShopProcess]
  await untilTrue(async () => (await ask(shop, '/readyz')).status === 200)
  await ask(shop, '/')
  let over = false
  const cached = keepAsking(
    () => ask(shop, '/'),
    () => over,
  )
  await faulty.break(fault)
  const brokenAt = performance.now()
  const needs = [() => ask(shop, '/readyz'), () => readText(shop), () => sendEnquiry(shop)]
  const asked = (
    await Promise.all(needs.map((need) => keepAsking(need, () => over || performance.now() > brokenAt + outageMs)))
  ).flat()
  const refused = asked.filter(({ status }) => status === 503)
  const knownAt = Math.min(...refused.map(({ endedAt }) => endedAt))
  await faulty.repair()
  const repairedAt = performance.now()
  await untilTrue(async () => (await sendEnquiry(shop)).status === 200)
  const savedAt = performance.now()
  const name = `The terms after ${fault}`
  const { sql, close } = await direct()
  await sql.begin(async (tx) => {
    await tx`update pages set body = ${name} where id = 'terms'`
    await tx`update content_version set version = version + 1, stamp = gen_random_uuid()`
  })
  const editedAt = performance.now()
  await close()
  await Promise.all(
    [shop, other].map((one) => untilTrue(async () => (await ask(one, '/api/pages/terms')).text.includes(name))),
  )
  const shownAt = performance.now()
  over = true
  const pages = await cached
  const strange = asked.filter(({ status }) => ![200, 503].includes(status)).length
  return {
    fault,
    'first refusal after': round(knownAt - brokenAt),
    'longest answer': round(Math.max(...asked.map(({ ms }) => ms))),
    'longest refusal once known': round(
      Math.max(...refused.filter(({ begunAt }) => begunAt > knownAt).map(({ ms }) => ms)),
    ),
    'refused / other failures': `${refused.length} / ${strange}`,
    'cached page p99': round(spreadOf(pages.map(({ ms }) => ms))(0.99)),
    'its failures': pages.filter(({ status }) => status !== 200).length,
    'first save after its return': round(savedAt - repairedAt),
    'an edit in both processes': round(shownAt - editedAt),
  }
}

type Answer = { status: number; text: string; begunAt: number; endedAt: number; ms: number }

async function ask({ port }: ShopProcess, path: string, init: RequestInit = {}): Promise<Answer> {
  const begunAt = performance.now()
  const answer = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init })
  const text = await answer.text()
  const endedAt = performance.now()
  return { status: answer.status, text, begunAt, endedAt, ms: endedAt - begunAt }
}

function readText(shop: ShopProcess): Promise<Answer> {
  return ask(shop, `/api/pages/terms`, { headers: { authorization: `none ${count++}` } })
}

async function sendEnquiry(shop: ShopProcess): Promise<Answer> {
  const captchaValue = await answerChallenge(await captcha.makeChallenge())
  const number = ++count
  const enquiry = {
    name: 'Jane',
    email: `jane-${number}@example.com`,
    categoryId: 0,
    description: 'Hello',
    captchaValue,
  }
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` }
  return ask(shop, '/api/contact', { method: 'POST', headers, body: JSON.stringify(enquiry) })
}

async function keepAsking(once: () => Promise<Answer>, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = []
  while (!isOver()) {
    answers.push(await once())
    await pause(5)
  }
  return answers
}

async function untilTrue(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(5)
}

function round(ms: number): number | string {
  return Number.isFinite(ms) ? Math.round(ms) : '–'
}
