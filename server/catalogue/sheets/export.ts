import type { Field, Fields } from '../../../contract/fields/field.ts'
import { productFields } from '../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../contract/fields/variant-fields.ts'
import { sheetColumns } from '../../../contract/staff-sheets.ts'
import type { Db } from '../../platform/database.ts'
import { readStates } from '../bulk/product-states.ts'
import { storedName } from '../fields/stored.ts'
import { columnKindOf, type SheetNames, writeCell } from '../fields/write-cell.ts'
import { readSheetNames } from './sheet-names.ts'

const listInSheet = (fields: Fields): [string, Field][] => Object.entries(fields).filter(([, { sheet }]) => sheet)
const ofProduct = listInSheet(productFields)
const ofVariant = listInSheet(variantFields)

export const columnKinds = [...ofProduct, ...ofVariant].map(([, field]) => columnKindOf(field))

const atOnce = 100

/** The headings, and then these products a hundred at a time however many there are: one row a variant. */
export async function* exportProducts(db: Db, uuids: string[], publicUrl: string): AsyncGenerator<string[][]> {
  yield [Object.values(sheetColumns)]
  const names = await readSheetNames(db, publicUrl)
  for (let start = 0; start < uuids.length; start += atOnce) {
    const chunk = uuids.slice(start, start + atOnce)
    const states = new Map((await readStates(db, chunk)).map((state) => [state.uuid, state]))
    yield chunk.flatMap((asked) => {
      const { uuid, facts, variants } = states.get(asked) ?? { uuid: asked, facts: {}, variants: [] }
      const own = writeCells(ofProduct, { uuid, ...facts }, names)
      return variants.map((variant) => [
        ...own,
        ...writeCells(ofVariant, { uuid: variant.uuid, ...variant.facts }, names),
      ])
    })
  }
}

const writeCells = (fields: [string, Field][], facts: Record<string, unknown>, names: SheetNames): string[] =>
  fields.map(([key, field]) => writeCell(field, facts[storedName(key, field)], names))
