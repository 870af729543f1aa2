import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import { isOurs, keyColumns } from './guess-columns.ts'
import type { Described } from './reading/process.ts'

type Matching = (SheetColumn | null)[]
type Read = Pick<Described, 'headers' | 'sampleRows'>

/**
 * A supplier's ‘Product code’ is often that of one colour or size. Where rows of one name have codes of their own, it is
 * the variant's: as the product's it would make a product of each row.
 */
export function findCodesOfVariants(matching: Matching, { headers, sampleRows }: Read): Matching {
  const [code, name] = [matching.indexOf('productCode'), matching.indexOf('name')]
  const isOnlyKey = keyColumns.every((key) => key === 'productCode' || !matching.includes(key))
  if (code < 0 || name < 0 || !isOnlyKey || isOurs(headers)) return matching
  const codes = sampleRows.flatMap(({ cells }, at) => {
    const before = sampleRows[at - 1]?.cells
    const isGoingOn = cells[name] && cells[code] && before?.[code] && before[name] === cells[name]
    return isGoingOn ? [{ isOwn: before[code] !== cells[code] }] : []
  })
  return codes.length > 0 && codes.every(({ isOwn }) => isOwn) ? matching.with(code, 'variantCode') : matching
}
