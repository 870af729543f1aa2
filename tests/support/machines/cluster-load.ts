import { setTimeout as pause } from 'node:timers/promises'
import { openAltcha } from '../../../server/platform/captcha/altcha.ts'
import { answerChallenge } from '../captcha.ts'
import { askForScarce, type Outcome } from './cluster-scarce.ts'
import { clusterSecret } from './shop-cluster.ts'

/** `ms`: from an accepted edit to the last request whose answer lacked it. `old`: how many such requests came after `freshMs`. */
export type Shown = { at: number; ms: number; old: number }

/** An answer requested later than this after an edit counts as old unless it shows the edit. */
const freshMs = 1000

export type Sent = { kind: 'page' | 'enquiry' | 'edit'; at: number; ms: number; status: number }

// The shop accepts these challenges by their signature; solving one takes a thousandth of the usual work.
const captcha = openAltcha({ secret: clusterSecret, rounds: 1, range: [1, 3] })

/** Starts shoppers who request a page and send enquiries, and a member of staff who edits, until the load is stopped. */
export function startLoad(base: string, cookie: string) {
  const sent: Sent[] = []
  const accepted: string[] = []
  const edited: string[] = []
  const shown: Shown[] = []
  let over = false
  const since = performance.now()

  const send = async (kind: Sent['kind'], path: string, init: RequestInit = {}): Promise<number> => {
    const at = performance.now() - since
    const status = await fetch(`${base}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })
      .then(async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      })
      // No answer at all.
      .catch(() => 0)
    sent.push({ kind, at, ms: performance.now() - since - at, status })
    if (status !== 200) await pause(20)
    return status
  }
  /** Sends a request that the figures of pages and enquiries leave out. */
  const ask = async (path: string, init: RequestInit = {}): Promise<Outcome> => {
    const answer = await fetch(`${base}${path}`, { signal: AbortSignal.timeout(20_000), ...init })
      .then(async (got) => ({ status: got.status, body: await got.json().catch(() => null) }))
      .catch(() => ({ status: 0, body: null }))
    if (answer.status !== 200) await pause(20)
    return answer
  }
  const json = (body: object, headers = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const look = async (path: string) => {
    while (!over) {
      await send('page', path)
      await pause(5)
    }
  }
  const solve = async () => answerChallenge(await captcha.makeChallenge())
  const scarce = askForScarce({ ask, json, solve, staff: { cookie, origin: base } })
  const repeat = async (work: (n: number) => Promise<void>) => {
    for (let n = 0; !over; n++) {
      await work(n)
      // Leaves capacity to the requests that are counted.
      await pause(100)
    }
  }
  const enquire = async (shopper: number) => {
    for (let n = 0; !over; n++) {
      const marker = `enquiry ${shopper}-${n}`
      const captchaValue = await solve()
      const enquiry = {
        name: 'Jane Smith',
        email: `jane-${shopper}-${n}@example.com`,
        categoryId: 0,
        description: marker,
        captchaValue,
        variantUuid: null,
      }
      const from = { 'x-forwarded-for': `10.${shopper}.${n >> 8}.${n & 255}` }
      if ((await send('enquiry', '/api/contact', json(enquiry, from))) === 200) accepted.push(marker)
    }
  }
  const edit = async () => {
    for (let n = 0; !over; n++) {
      const fromPath = `/edit-${n}`
      const headers = { cookie, origin: base }
      const status = await send('edit', '/api/staff/redirects', json({ fromPath, toPath: '/latest-products' }, headers))
      if (status === 200) edited.push(fromPath)
    }
  }
  /** Requests the newest edit until this many consecutive answers show it, so that every shop has answered. */
  const follow = async () => {
    for (let looked = 0; !over; await pause(10)) {
      const path = edited.length > looked ? edited.at(-1) : undefined
      if (path === undefined) continue
      looked = edited.length
      const at = performance.now() - since
      let [ms, old] = [0, 0]
      for (let inARow = 0; inARow < 10 && !over; ) {
        const askedAt = performance.now() - since
        const status = await fetch(`${base}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).then(
          async (answer) => {
            await answer.arrayBuffer()
            return answer.status
          },
          () => 0,
        )
        inARow = status === 301 ? inARow + 1 : 0
        // 404 and 200 are answers from before the redirect. A refused request does not count as an old answer.
        if (status !== 404 && status !== 200) continue
        ms = askedAt - at
        if (ms > freshMs) old++
      }
      shown.push({ at, ms, old })
    }
  }
  const shoppers = [look('/'), look('/api/search/newin'), enquire(1), enquire(2)]
  const visitors = [3, 4].map((shopper) => repeat((n) => scarce.visit(shopper, n)))
  const all = [...shoppers, ...visitors, edit(), follow(), repeat(scarce.enquireTwice), repeat(scarce.printTwice)]
  const stop = async () => {
    over = true
    await Promise.all(all)
  }
  return { sent, accepted, edited, visited: scarce.visited, shown, stop, now: () => performance.now() - since }
}

/** The longest time without a successful answer of this kind since a moment, in milliseconds. */
export function longestGap(sent: Sent[], kind: Sent['kind'], since: number): number {
  const ends = sent.filter((request) => request.kind === kind && request.status === 200).map(({ at, ms }) => at + ms)
  const moments = [since, ...ends.toSorted((a, b) => a - b)]
  return Math.max(0, ...moments.slice(1).map((end, n) => end - (moments[n] ?? 0)))
}
