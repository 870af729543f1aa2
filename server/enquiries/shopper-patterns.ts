import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { readNationalNumber } from '../../contract/phone-number.ts'
import type { ShopperQuery } from '../../contract/staff/shoppers.ts'

/** Whether a row belongs to the shopper with this address or number. */
export const isOf = (columns: { email: PgColumn; phone: PgColumn }, { email, phone }: ShopperQuery): SQL | undefined =>
  or(
    email === '' ? undefined : eq(sql`lower(${columns.email})`, email.toLowerCase()),
    phone === '' ? undefined : sql`${columns.phone} ~ ${patternOfPhone(phone)}`,
  )

export const names = (column: PgColumn, asked: ShopperQuery): SQL => sql`${column} ~* ${patternOf(asked)}`

/** Whether a note on a piece names the shopper. Nothing else about a piece is written by shoppers. */
export const namesInNotes = (items: PgColumn, asked: ShopperQuery): SQL =>
  sql`exists (select from jsonb_array_elements(${items}) piece where piece->>'note' ~* ${patternOf(asked)})`

const patternOf = ({ email, phone }: ShopperQuery): string =>
  [email && patternOfEmail(email), phone && patternOfPhone(phone)].filter(Boolean).join('|')

/** Matches the whole address, not a part of a longer one; also in its HTML form. */
function patternOfEmail(email: string): string {
  const literal = (text: string) => text.replace(/[^\w@]/g, (sign) => `\\${sign}`)
  const forms = [...new Set([email, email.replaceAll("'", '&#39;')])].map(literal)
  return `(?<![\\w.+-])(${forms.join('|')})(?![\\w-]|\\.\\w)`
}

/** The digits of a whole number, area code included, without the leading 0. */
const wholeNumber = 9
const gap = '[\\s()./-]*'
/** Characters that may separate the groups of one number. A slash between spaces separates two numbers. */
const joint = '(?:/|[\\s().-]*)'

/**
 * Matches the whole number, however its digits are grouped, with or without the country code. A number without its area
 * code must be written alone, because the numbers of other people end in it.
 */
function patternOfPhone(phone: string): string {
  const national = readNationalNumber(phone)
  const digits = [...national].join(gap)
  const code = `(?:(?:\\+|00)?${gap}44${gap}0?|0)${gap}`
  const alone = `(?<!\\d${joint})`
  if (national.length >= wholeNumber) return `(?:(?<!\\d)${code}|${alone})${digits}(?!\\d)`
  const isNextNumber = `(?=${joint}0(?:${gap}\\d){${wholeNumber}})`
  return `${alone}(?:${code})?${digits}(?!\\d)(?:(?!${joint}\\d)|${isNextNumber})`
}

/** The pieces without the address and the number in their notes. */
export const notesWithout = (items: PgColumn, asked: ShopperQuery): SQL => sql`(
  select jsonb_agg(jsonb_set(piece, '{note}', to_jsonb(
    regexp_replace(piece->>'note', ${patternOf(asked)}, '[erased]', 'gi'))) order by place)
  from jsonb_array_elements(${items}) with ordinality as pieces (piece, place))`

export const without = (column: PgColumn, asked: ShopperQuery): SQL =>
  sql`regexp_replace(${column}, ${patternOf(asked)}, '[erased]', 'gi')`
