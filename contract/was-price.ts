import { readClock } from './dates/clock.ts'
import { writeCount } from './whole-numbers.ts'

/** The asking price from an instant on, until the next entry. */
export type Asked = {
  at: number
  /** null: there was no asking price, because the variant was not on show or had no price. */
  price: number | null
  onSale: boolean
  /** The name of the sale that made the offer. */
  sale?: string | null
}

export type Offer = {
  price: number
  salePrice: number | null
  onSale: boolean
  saleStartsAt: string | null
  saleEndsAt: string | null
}

/** The price with which an offer may be compared, or why there is none. */
export type Was =
  | { was: number }
  | { was: null; reason: 'never asked' | 'not on show' }
  | { was: null; reason: 'not higher'; price: number }
  | { was: null; reason: 'too short'; price: number; days: number; wasDays: number }

type Present = { at: number; price: number }

/**
 * Decides which 'was' price an offer shows: the asking price right before the offer, if it was asked for at least
 * `wasDays` days without a break. An offer continues while it only gets cheaper. All prices are in pounds, or all in
 * pence.
 */
export function judgeWas(log: Asked[], present: Present, wasDays: number): Was {
  const rows = [...log, { ...present, onSale: true }]
  const begin = findBeginning(rows)
  const before = rows[begin - 1]
  if (!before || before.price === null) {
    const wasAsked = rows.slice(0, begin).some(({ price }) => price !== null)
    return { was: null, reason: wasAsked ? 'not on show' : 'never asked' }
  }
  const { price } = before
  if (price <= present.price) return { was: null, reason: 'not higher', price }
  const days = countFullDays(findFirst(rows, begin - 1).at, rows[begin]?.at ?? present.at)
  return days < wasDays ? { was: null, reason: 'too short', price, days, wasDays } : { was: price }
}

/** `judgeWas` for a planned offer; undefined if there is none. `shown`: whether shoppers see the variant. */
export function judgeOffer(
  log: Asked[],
  { offer, shown, now, wasDays }: { offer: Offer; shown: boolean; now: number; wasDays: number },
): Was | undefined {
  const { price, salePrice, onSale, saleStartsAt, saleEndsAt } = offer
  const starts = saleStartsAt ? Date.parse(saleStartsAt) : now
  const isOver = saleEndsAt !== null && Date.parse(saleEndsAt) <= now
  if (!onSale || !salePrice || salePrice >= price || isOver) return undefined
  const before = { at: now, price: shown ? price : null, onSale: false }
  const until = shown && starts <= now ? log : [...log, before]
  return judgeWas(until, { at: Math.max(starts, now), price: salePrice }, wasDays)
}

/** The row with which the last offer of the log began. Being off the site during an offer does not begin a new one. */
function findBeginning(rows: Asked[]): number {
  let begin = rows.length - 1
  for (let place = begin - 1; place >= 0; place--) {
    const [row, first] = [rows[place], rows[begin]]
    if (row?.price === null) continue
    if (!row?.onSale || !first?.price || row.price < first.price) break
    begin = place
  }
  return begin
}

/** The first of the consecutive rows with the same price that end at `place`. */
function findFirst(rows: Asked[], place: number): Asked {
  const [row, before] = [rows[place], rows[place - 1]]
  if (!row) throw new Error('The log has no such row.')
  return before?.price === row.price ? findFirst(rows, place - 1) : row
}

/** Full days on London's clock. In autumn it is set back, and may show an earlier time than before. */
const countFullDays = (from: number, to: number) =>
  Math.max(0, Math.floor((readWall(to) - readWall(from)) / 86_400_000))

const readWall = (instant: number) => Date.parse(`${readClock(instant).replace(' ', 'T')}Z`)

/** The sentence for staff about the was price. */
export function describeWas(was: Was, write: (price: number) => string): string {
  if (was.was !== null) return `Was ${write(was.was)} will be shown.`
  return `${explain(was, write)} The offer will show without a was price.`
}

function explain(was: Was & { was: null }, write: (price: number) => string): string {
  switch (was.reason) {
    case 'never asked':
      return 'It has had no earlier price.'
    case 'not on show':
      return 'It was not on the site right before.'
    case 'not higher':
      return `The price right before was ${write(was.price)}, which is not higher.`
    case 'too short':
      return `It was ${write(was.price)} for ${countDays(was.days)} only; ${was.wasDays} ${was.wasDays === 1 ? 'is' : 'are'} needed.`
  }
}

const countDays = (days: number) => (days === 0 ? 'less than a day' : writeCount(days, 'day'))
