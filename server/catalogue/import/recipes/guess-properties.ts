import { isNull } from 'drizzle-orm'
import { propertyTarget, type Recipe } from '../../../../contract/staff/import-recipes.ts'
import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import type { Db } from '../../../platform/database.ts'
import { keyOfPhrase } from '../../search/understanding/tokens.ts'
import { properties } from '../../tables.ts'

type Matched = { headers: string[]; matching: (SheetColumn | null)[] }

/** A column that is headed like a property holds its values: Colour, or Materials. */
export function guessProperties({ headers, matching }: Matched, names: string[]): Recipe[] {
  const known = new Map(names.map((name) => [keyOfPhrase(name), name]))
  return headers.flatMap((header, place): Recipe[] => {
    const name = matching[place] ? undefined : known.get(keyOfPhrase(header))
    return name === undefined ? [] : [{ kind: 'joined', from: [header], between: '', to: propertyTarget(name) }]
  })
}

export async function listProperties(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: properties.name })
    .from(properties)
    .where(isNull(properties.deletedAt))
    .orderBy(properties.id)
  return rows.map(({ name }) => name)
}
