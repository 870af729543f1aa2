import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openAltcha } from '../../../server/platform/captcha/altcha.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { readPidFile } from '../../../server/platform/embedded-postgres/pid-file.ts'
import { answerChallenge } from '../captcha.ts'
import { listChildren } from '../database/faulty-database.ts'
import { type PostgresOutage, watchPostgres } from '../database/postgres-outages.ts'
import { findFreePort } from '../runner/free-port.ts'

export const victims = ['node', 'postmaster', 'backend', 'node and postmaster'] as const
export type Victim = (typeof victims)[number]

export type KillFigures = {
  kills: Record<Victim, number>
  /** Enquiries answered with 200, refused with 503, and left without an answer. */
  accepted: number
  refused: number
  unanswered: number
  /** Starts that failed because another process was killed; they are repeated, as by a service manager. */
  startsThatFailed: number
  /** Unexpected answers. */
  strange: string[]
  lost: string[]
  doubled: string[]
  /** Times from each kill to the next accepted enquiry. */
  back: { victim: Victim; ms: number }[]
  /** Times from each kill to PostgreSQL's next answer, including the start of a killed shop. */
  postgres: ({ victim: Victim } & PostgresOutage)[]
}

type Options = {
  dataDir: string
  /** The arguments of Node that run the shop. */
  program: string[]
  kills: number
  random: () => number
}

/** The longest time allowed for a recovery. */
const maxMs = 60_000

const secret = 'the secret of a shop that is killed again and again'
// The shop accepts these challenges by their signature; solving one takes a thousandth of the usual work.
const captcha = openAltcha({ secret, rounds: 1, range: [1, 3] })

/** Kills the shop's processes at random moments while shoppers send enquiries, and counts the outcomes. */
export async function runKills({ dataDir, program, kills, random }: Options): Promise<KillFigures> {
  const port = await findFreePort()
  const figures: KillFigures = {
    kills: { node: 0, postmaster: 0, backend: 0, 'node and postmaster': 0 },
    accepted: 0,
    refused: 0,
    unanswered: 0,
    startsThatFailed: 0,
    strange: [],
    lost: [],
    doubled: [],
    back: [],
    postgres: [],
  }
  const accepted: { marker: string; begunAt: number }[] = []
  let over = false
  const start = () => {
    const child = startShop(program, { PORT: String(port), DATA_DIR: dataDir })
    child.once('exit', (code) => {
      if (code === null || over) return
      figures.startsThatFailed++
      shop = start()
    })
    return child
  }
  let shop = start()
  /** Waits for an accepted enquiry that was sent after the kill. */
  const untilAccepted = async () => {
    const since = performance.now()
    while (!accepted.some(({ begunAt }) => begunAt > since)) {
      if (performance.now() - since > maxMs) throw new Error(`The shop did not recover: ${JSON.stringify(figures)}`)
      await pause(2)
    }
  }
  const shopper = async (name: number) => {
    for (let n = 0; !over; n++) {
      const marker = `enquiry ${name}-${n}`
      const begunAt = performance.now()
      const outcome = await sendEnquiry(port, marker, `10.${name}.${n >> 8}.${n & 255}`).catch(() => undefined)
      if (outcome === 200) accepted.push({ marker, begunAt })
      else if (outcome === 503) figures.refused++
      else if (outcome === undefined) figures.unanswered++
      else figures.strange.push(`${outcome}`)
      if (outcome !== 200) await pause(25)
    }
  }
  const kill = async (victim: Victim) => {
    if (victim.startsWith('node')) {
      shop.kill('SIGKILL')
      await once(shop, 'exit')
    }
    const postmaster = readPidFile(join(dataDir, 'postgres'))?.pid
    if (postmaster && victim.endsWith('postmaster')) endProcess(postmaster)
    if (postmaster && victim === 'backend') endProcess(pick(listChildren(postmaster), random))
    if (victim.startsWith('node')) shop = start()
    figures.kills[victim]++
    if (victim !== 'node') measureOutage(victim)
  }
  const postgres = watchPostgres(dataDir)
  let measuring = new AbortController()
  const measureOutage = async (victim: Victim) => {
    measuring.abort()
    measuring = new AbortController()
    const outage = await postgres.measure(measuring.signal)
    if (outage) figures.postgres.push({ victim, ...outage })
  }
  let kept: string[] = []
  const shoppers = [1, 2, 3, 4].map(shopper)
  try {
    await untilAccepted()
    await postgres.untilAnswers(measuring.signal)
    for (let n = 0; n < kills; n++) {
      const victim = victims[n % victims.length] ?? 'node'
      await kill(victim)
      const killedAt = performance.now()
      // One in four is killed again before it is back.
      if (random() < 0.25 && n < kills - 1) await pause(random() * 1500)
      else {
        await untilAccepted()
        figures.back.push({ victim, ms: performance.now() - killedAt })
        await pause(random() * 300)
      }
    }
  } finally {
    over = true
    measuring.abort()
    await Promise.all(shoppers)
    postgres.close()
    kept = await readMarkers(join(dataDir, 'postgres'))
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
  figures.accepted = accepted.length
  const known = new Set(kept)
  figures.lost = accepted.map(({ marker }) => marker).filter((marker) => !known.has(marker))
  figures.doubled = kept.filter((marker, at) => kept.indexOf(marker) !== at)
  return figures
}

function startShop(program: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, program, {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...env,
      SESSION_SECRET: secret,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function sendEnquiry(port: number, marker: string, address: string): Promise<number> {
  const captchaValue = await answerChallenge(await captcha.makeChallenge())
  const email = `${marker.replace(/\W/g, '-')}@example.com`
  const answer = await fetch(`http://localhost:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      name: 'Jane Smith',
      email,
      categoryId: 0,
      description: marker,
      captchaValue,
      variantUuid: null,
    }),
    signal: AbortSignal.timeout(20_000),
  })
  await answer.text()
  return answer.status
}

async function readMarkers(socketDir: string): Promise<string[]> {
  const { sql, close } = await openDatabase({ socketDir, database: 'postgres' }, { connections: 1 })
  const rows = await sql<
    { description: string }[]
  >`select description from enquiries where description like 'enquiry %'`
  await close()
  return rows.map(({ description }) => description)
}

const pick = <Item>(items: Item[], random: () => number) => items[Math.floor(random() * items.length)]

function endProcess(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
