import { setTimeout as pause } from 'node:timers/promises'
import type { Member } from './database-pair.ts'
import type { ShopCluster } from './shop-cluster.ts'

export const faultNames = [
  'a shop is killed',
  'a shop freezes',
  'each shop is replaced',
  'LISTEN is cut again and again',
  'a shop loses the database',
  'the database freezes',
  'a replica is killed',
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

/** How long each fault is looked at; a frozen shop is frozen for that long. */
const lookMs = 4000
/** Longer than a shop waits for a database that does not answer. */
const longLookMs = 12_000

/** Each breaks a part and repairs it again; what it returns is a remark. */
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
    'a shop freezes': async () => {
      two.freeze()
      await pause(lookMs)
      two.thaw()
    },
    'each shop is replaced': async () => {
      for (const shop of shops) {
        await shop.stop()
        await shop.start()
        await untilAccepted()
      }
    },
    'LISTEN is cut again and again': async () => {
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
      const takenOut = await untilNotReady(two.port)
      await pause(Math.max(0, longLookMs - takenOut))
      two.reconnect()
      return `it said so at /readyz after ${takenOut} ms`
    },
    'the database freezes': async () => {
      database.primary.freeze()
      await pause(longLookMs)
      database.primary.thaw()
    },
    'a replica is killed': async () => {
      const replica = database.secondStandby ?? database.standby
      await replica.kill()
      await pause(lookMs)
      await replica.start()
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

/** Milliseconds until a shop says that it is not ready; the limit if it never does. */
async function untilNotReady(port: number): Promise<number> {
  const since = performance.now()
  const passed = () => Math.round(performance.now() - since)
  while (passed() < longLookMs) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => true,
    )
    if (!isReady) return passed()
    await pause(20)
  }
  return passed()
}

let uploads = 0

/** The status of an upload of half a megabyte by staff, with the words of a refusal. */
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
