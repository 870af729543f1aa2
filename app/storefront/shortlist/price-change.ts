import { effectivePrice, formatPounds, type PriceFacts } from '../../../contract/prices.ts'

/** Describes how the price has changed since the piece was saved; '' if it has not. */
export function describePriceChange(savedPrice: number, facts: PriceFacts): string | undefined {
  const now = effectivePrice(facts)
  if (now === savedPrice) return undefined
  if (savedPrice <= 0) return 'It had no price when you saved it'
  if (now <= 0) return `It was ${formatPounds(savedPrice)} when you saved it`
  const difference = Math.round(Math.abs(now - savedPrice) * 100) / 100
  return `${formatPounds(difference)} ${now < savedPrice ? 'less' : 'more'} than when you saved it`
}

type Line = { quantity: number; facts: PriceFacts }
export type Total = { pounds: number; pieces: number; unpriced: number }

export function addUp(lines: Line[]): Total {
  const priced = lines.filter(({ facts }) => effectivePrice(facts) > 0)
  const pence = priced.reduce((sum, { quantity, facts }) => sum + Math.round(effectivePrice(facts) * 100) * quantity, 0)
  const count = (list: Line[]) => list.reduce((sum, { quantity }) => sum + quantity, 0)
  return { pounds: pence / 100, pieces: count(lines), unpriced: count(lines) - count(priced) }
}
