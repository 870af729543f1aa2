import { isNull } from 'drizzle-orm'
import { propertyTarget, type Recipe } from '../../../../contract/staff/import-recipes.ts'
import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import type { Db } from '../../../platform/database.ts'
import { keyOfPhrase } from '../../search/understanding/tokens.ts'
import { properties } from '../../tables.ts'

type Matched = { headers: string[]; matching: (SheetColumn | null)[] }

/** A column named like a property holds its values. A colour column counts even before the shop has the property Colour. */
export function guessProperties({ headers, matching }: Matched, names: string[]): Recipe[] {
  const known = new Map(names.map((name) => [keyOfPhrase(name), name]))
  const colour = known.get(keyOfPhrase('Colour')) ?? 'Colour'
  return headers.flatMap((header, place): Recipe[] => {
    const name = matching[place]
      ? undefined
      : (known.get(keyOfPhrase(cutBefore(header))) ?? (isColour(cutBefore(header)) ? colour : undefined))
    return name === undefined ? [] : [{ kind: 'joined', from: [header], between: '', to: propertyTarget(name) }]
  })
}

/** Primary Color, Product material */
const cutBefore = (header: string) => header.trim().replace(/^(?:primary|main|product|item)[ _]+/i, '')

/** Matches a heading of one colour for each row, not one that lists the available colours. */
const isColour = (header: string) => /^(?:[a-z]+:)?(?:colou?r|farbe|couleur|colore)(?:[_ ]?name)?$/i.test(header.trim())

export async function listProperties(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: properties.name })
    .from(properties)
    .where(isNull(properties.deletedAt))
    .orderBy(properties.id)
  return rows.map(({ name }) => name)
}
