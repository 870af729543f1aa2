import type { z } from 'zod'

/** The declaration of a fact about a product or variant: how it is stored, shown, and read from a cell. */
export type FieldKind =
  | 'uuid'
  | 'text'
  | 'code'
  | 'words'
  | 'flag'
  | 'price'
  | 'optional price'
  | 'instant'
  | 'needed instant'
  | 'centimetres'
  | 'minutes'
  | 'weeks'
  | 'stock'
  | 'display place'
  | 'checked'
  | 'status'
  | 'sale'
  | 'bin'
  | 'category'
  | 'sub-category'
  | 'brand'
  | 'range'
  | 'pictures'
  | 'files'
  | 'products'
  | 'values'

/** A fact, declared once: the form, the history, bulk work, import and export are made from it. */
export type Field = {
  kind: FieldKind
  /** The label in forms and in the history. */
  label: string
  /** The schema of its value in a form; without it, no form has the field. */
  schema?: z.ZodType
  blank?: unknown
  /** Its column in the database, if that has another name. */
  column?: string
  /** Its column in product files; `guesses` are the headings that suppliers give it. */
  sheet?: { key?: string; heading: string; guesses: readonly string[] }
  /** An instant at which something ends: a day without a time means its last second. */
  isEnd?: true
  /** Whether a bulk change may set it. */
  bulk?: true
  /** Fields that are changed and undone together with it. */
  group?: 'price' | 'display' | 'stock'
}
export type Fields = Record<string, Field>

type InForm<All extends Fields> = {
  [Key in keyof All]: All[Key] extends { schema: z.ZodType } ? Key : never
}[keyof All]
type FormShape<All extends Fields> = {
  [Key in InForm<All>]: All[Key] extends { schema: infer Schema } ? Schema : never
}
type FormValues<All extends Fields> = {
  [Key in InForm<All>]: All[Key] extends { schema: infer Schema extends z.ZodType } ? z.infer<Schema> : never
}

/** The schema of a form with these fields. */
export const shapeOf = <All extends Fields>(fields: All) =>
  pickFromEach(fields, ({ schema }) => schema) as FormShape<All>

/** The blank form with these fields. */
export const blankOf = <All extends Fields>(fields: All) =>
  pickFromEach(fields, ({ schema, blank }) => schema && blank) as FormValues<All>

export const labelsOf = <All extends Fields>(fields: All) =>
  pickFromEach(fields, ({ label }) => label) as Record<keyof All, string>

function pickFromEach(fields: Fields, pick: (field: Field) => unknown): Record<string, unknown> {
  const picked = Object.entries(fields).map(([key, field]) => [key, pick(field)] as const)
  return Object.fromEntries(picked.filter(([, value]) => value !== undefined))
}

type InSheet<All extends Fields> = { [Key in keyof All]: All[Key] extends { sheet: object } ? Key : never }[keyof All]
type SheetKey<All extends Fields, Key extends keyof All> = All[Key]['sheet'] extends { key: infer Own extends string }
  ? Own
  : Key
type SheetHeadings<All extends Fields> = { [Key in InSheet<All> as SheetKey<All, Key> & string]: string }

/** The headings by which a field's column is recognised in files. */
export const sheetKeyOf = (key: string, { sheet }: Field): string | undefined => sheet && (sheet.key ?? key)

/** The columns of a file, in the order of the fields. */
export const headingsOf = <All extends Fields>(fields: All) =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([key, field]) =>
      field.sheet ? [[sheetKeyOf(key, field), field.sheet.heading]] : [],
    ),
  ) as SheetHeadings<All>

type OfKind<All extends Fields, Kind extends FieldKind> = {
  [Key in keyof All]: All[Key] extends { kind: Kind; bulk: true } ? Key : never
}[keyof All] &
  string

/** The fields of a kind that a bulk change may set. */
export const listBulkFields = <All extends Fields, Kind extends FieldKind>(fields: All, kinds: readonly Kind[]) =>
  Object.entries<Field>(fields)
    .filter(([, { kind, bulk }]) => bulk && kinds.some((known) => known === kind))
    .map(([key]) => key) as [OfKind<All, Kind>, ...OfKind<All, Kind>[]]
