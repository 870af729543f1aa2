import { nameKinds } from '../../../contract/kinds.ts'
import { writeList } from '../../../contract/list-text.ts'
import { type BinRow, binKinds, maxBinnedPerKind } from '../../../contract/staff/content.ts'

/** Names the kinds of which the bin may hold more records than it lists; '' if there are none. */
export function describeLeftOut(rows: Pick<BinRow, 'kind'>[]): string {
  const cut = binKinds.filter((kind) => rows.filter((row) => row.kind === kind).length >= maxBinnedPerKind)
  if (cut.length === 0) return ''
  return `Only the newest ${maxBinnedPerKind} ${writeList(cut.map(nameKinds))} are listed. Older ones are found in the history.`
}
