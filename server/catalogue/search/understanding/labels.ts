import { createHash } from 'node:crypto'
import { capitalize } from '../../../../contract/capitals.ts'
import { formatPounds } from '../../../../contract/prices.ts'
import type { Dimension, Limits, Relative } from './understood.ts'
import type { Counted } from './words/phrases.ts'

/** A label inside another: small, unless it begins with an abbreviation. */
export const writeInside = (label: string) => label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** A name as part of a key: 'corner sofa' is 'corner-sofa'. */
export const keyPart = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Requests and addresses take no longer keys of what is ignored. */
const maxKeyLength = 100
const hashLength = 12

export function shortenKey(key: string): string {
  if (key.length <= maxKeyLength) return key
  const hash = createHash('sha256').update(key).digest('hex').slice(0, hashLength)
  return `${key.slice(0, maxKeyLength - hashLength - 1)}~${hash}`
}

const centimetres = (cm: number) => `${Math.round(cm)} cm`

function labelLimits({ min, max }: Limits, write: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `${write(min)} to ${write(max)}`
  return max === undefined ? `over ${write(min ?? 0)}` : `up to ${write(max)}`
}

export const labelPrice = (limits: Limits) => capitalize(labelLimits(limits, (pence) => formatPounds(pence / 100)))

const sideWords: Record<Dimension, string> = { width: 'wide', height: 'high', depth: 'deep', length: 'long' }
/** A minimum that is not a whole number is itself excluded (see `lengthAbove`), so its label says 'over' instead of 'from'. */
export function labelDimension(side: Dimension, limits: Limits): string {
  const isFrom = limits.max === undefined && Number.isInteger(limits.min)
  const written = labelLimits(limits, centimetres)
  return `${capitalize(isFrom ? written.replace(/^over/, 'from') : written)} ${sideWords[side]}`
}

/** A size that was named; without a side it is that of any. */
export const labelAbout = (side: Dimension | null, cm: number) =>
  `About ${centimetres(cm)}${side ? ` ${sideWords[side]}` : ''}`

const relativeWords: Record<Relative, Record<Dimension, string>> = {
  least: { width: 'Small', height: 'Low', depth: 'Shallow', length: 'Short' },
  medium: { width: 'Medium size', height: 'Medium height', depth: 'Medium depth', length: 'Medium length' },
  most: { width: 'Large', height: 'Tall', depth: 'Deep', length: 'Long' },
}
export const labelRelative = (side: Dimension, end: Relative) => relativeWords[end][side]

/** A sofa is labelled '3 seater', a table 'Seats 6'. */
export function labelCount(what: Counted, counts: number[], isSofa: boolean): string {
  const many = counts.length > 1 ? `${counts[0]} to ${counts.at(-1)}` : `${counts[0]}`
  if (what === 'pieces') return `Set of ${many}`
  if (what === 'seats') return isSofa ? `${many} seater` : `Seats ${many}`
  return `${many} ${many === '1' ? singularOf(what) : what}`
}
const singularOf = (what: string) => what.replace(/ves$/, 'fs').replace(/s$/, '')

export const labelShade = (name: string, shade: string | null) => capitalize(shade ? `${shade} ${name}` : name)
