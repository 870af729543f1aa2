import { plainField } from '../feeds/plain-field.ts'

const words = 'pence|penn(?:y|ies)|cents?|minor(?: units?)?|[oöø]re|centimes?|rappen|groszy?'
const named = new RegExp(`(?:^| )(?:${words})(?: |$)`)

/** RRP (p), price_p; but neither R.R.P. nor the grade P. */
export const spellPence = (heading: string) => heading.replace(/(\p{L}{3})(?:_p| p| ?[([]p[)\]])$/u, '$1 pence')

/** Whether a heading says that its prices are in pence, cents or the like: price_pence, amount_minor. */
export const namesHundredths = (heading: string) =>
  named.test(plainField(spellPence(heading.trim()).replaceAll('.', ' ')))

const ending = new RegExp(`(?: in)? (?:${words})(?= |$)`)
/** A heading in plain words without them: price in pence. */
export const cutHundredths = (plain: string) => plain.replace(ending, '')

const signs = /[£€$₹¥₺₩₽₨]|zł|pounds?\b|euros?\b|dollars?\b/i
/** ‘£1,299’ is in pounds in any list. */
export const isInWhole = (cell: string) => signs.test(cell)

/** The number of ‘99p’. */
export const cutPence = (cell: string): string | undefined =>
  /^(\d[\d,.\s]*)(?:p|pence)$/i.exec(cell.trim())?.[1]?.trim()
