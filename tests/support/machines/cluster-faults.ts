import { setTimeout as pause } from 'node:timers/promises'
import type { Member } from '../database/database-pair.ts'
import type { ShopCluster } from './shop-cluster.ts'

export const faultNames = [
  'a shop is killed',
  'the balancer’s favourite is killed',
  'a shop freezes',
  'a new version is rolled out',
  'LISTEN is cut repeatedly',
  'a shop loses the database',
  'the database freezes',
  'a replica is killed',
  'no replica is left',
  'the bucket is full',
  'the primary is killed',
] as const
export type Fault = (typeof faultNames)[number]

type Drill = {
  cluster: ShopCluster
  cookie: string
  untilAccepted(): Promise<void>
  onPromoted(member: Member): void
}

/** How long each fault lasts. */
const lookMs = 4000
/** Longer than the timeout with which a shop waits for its database. */
const longLookMs = 12_000

/** The faults: each function breaks a part, repairs it again, and returns a remark for the report. */
export function listFaults({ cluster, cookie, untilAccepted, onPromoted }: Drill) {
  const { base, database, shops, bucket } = cluster
  const [one, two] = shops
  const upload = () => uploadFile(base, cookie)
  return {
    'a shop is killed': async () => {
      await one.kill()
      await pause(lookMs)
      await one.start()
    },
    'the balancer’s favourite is killed': async () => {
      const { favourite, share } = await findFavourite(cluster)
      await favourite.kill()
      await pause(lookMs)
      await favourite.start()
      return `it had received ${share} % of the requests`
    },
    'a shop freezes': async () => {
      two.freeze()
      await pause(lookMs)
      two.thaw()
    },
    'a new version is rolled out': async () => {
      for (const shop of shops) {
        await shop.stop()
        await shop.start()
        await untilAccepted()
      }
    },
    'LISTEN is cut repeatedly': async () => {
      const until = performance.now() + lookMs
      while (performance.now() < until) {
        await database.primary.ask(
          `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`,
        )
        await pause(20)
      }
    },
    'a shop loses the database': async () => {
      two.partition()
      const takenOut = await untilTakenOut(cluster)
      await pause(Math.max(0, longLookMs - takenOut))
      two.reconnect()
      return `the balancer took it out after ${takenOut} ms`
    },
    'the database freezes': async () => {
      const answered = await countFallBack(cluster)
      database.primary.freeze()
      await pause(longLookMs)
      database.primary.thaw()
      return `${(await countFallBack(cluster)) - answered} requests went to shops that were not ready`
    },
    'a replica is killed': async () => {
      const replica = database.secondStandby ?? database.standby
      await replica.kill()
      await pause(lookMs)
      await replica.start()
    },
    'no replica is left': async () => {
      await database.stopStandbys()
      await pause(lookMs)
      const names = await setAwaited(database.primary, '')
      const since = performance.now()
      await untilAccepted()
      const accepted = Math.round(performance.now() - since)
      await database.startStandbys()
      await database.untilStreaming()
      await setAwaited(database.primary, names)
      return names
        ? `writes waited for ${lookMs} ms, and were accepted ${accepted} ms after commits stopped waiting for a replica`
        : 'no write waited'
    },
    'the bucket is full': async () => {
      const before = await upload()
      await bucket?.fill()
      const full = await upload()
      await pause(lookMs)
      await bucket?.makeRoom()
      return `an upload got ${before} before, ${full} meanwhile, ${await upload()} afterwards`
    },
    'the primary is killed': async () => {
      await database.untilStreaming()
      await database.primary.kill()
      onPromoted(await database.promote())
    },
  } satisfies Record<Fault, () => Promise<unknown>>
}

/** Sets the replicas that commits wait for, without a restart, and returns the previous setting. */
async function setAwaited(primary: Member, names: string): Promise<string> {
  const [before] = await primary.ask<{ names: string }>(`select current_setting('synchronous_standby_names') as names`)
  await primary.ask(`alter system set synchronous_standby_names = '${names}'`)
  await primary.ask('select pg_reload_conf()')
  return before?.names ?? ''
}

/** The shop that gets the most requests within a second, and its share of them. */
async function findFavourite({ readPlaces, shops }: ShopCluster) {
  const before = await readPlaces()
  await pause(1000)
  const after = await readPlaces()
  const [one, two] = ['ready/one', 'ready/two'].map(
    (place) => (after[place]?.requests ?? 0) - (before[place]?.requests ?? 0),
  ) as [number, number]
  const share = Math.round((100 * Math.max(one, two)) / (one + two))
  return { favourite: one > two ? shops[0] : shops[1], share }
}

/** Waits until the balancer has removed the second shop; returns milliseconds. */
async function untilTakenOut({ readPlaces }: ShopCluster): Promise<number> {
  const since = performance.now()
  const passed = () => Math.round(performance.now() - since)
  while ((await readPlaces())['ready/two']?.isUp) {
    if (passed() > longLookMs) throw new Error('A shop without its database was not taken out.')
    await pause(20)
  }
  return passed()
}

/** Counts the requests that the balancer sent to shops although none was ready. */
async function countFallBack({ readPlaces }: ShopCluster): Promise<number> {
  const places = await readPlaces()
  return (places['open/one']?.requests ?? 0) + (places['open/two']?.requests ?? 0)
}

let uploads = 0

/** Uploads half a megabyte as staff; returns the status, with the text of a refusal. */
async function uploadFile(base: string, cookie: string): Promise<string> {
  const file = Buffer.concat([
    Buffer.from(`%PDF-1.4\n${uploads++}\n`),
    Buffer.alloc(500_000, 32),
    Buffer.from('\n%%EOF\n'),
  ])
  const answer = await fetch(`${base}/api/staff/files?name=care.pdf`, {
    method: 'POST',
    headers: { cookie, origin: base },
    body: new Uint8Array(file),
  })
  const { title = '' } = (await answer.json()) as { title?: string }
  return title ? `${answer.status} (‘${title}’)` : String(answer.status)
}
