import type { ImportRules } from '../../../contract/staff/import-rules.ts'
import { productColumns, type SheetColumn } from '../../../contract/staff/sheets.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { isSizeColumn } from '../sheets/values/sizes.ts'
import type { FoundRow, Group } from './group.ts'
import { keyColumns } from './guess-columns.ts'
import type { LeftRow } from './rules/repeats.ts'

type Limits = Pick<ImportRules, 'updates' | 'addsNew'>

/** Leaves out new products and variants if the import adds none, and facts of known products it does not update. */
export function limitGroups(groups: Group[], { updates, addsNew }: Limits): { groups: Group[]; left: LeftRow[] } {
  if (addsNew && updates === null) return { groups, left: [] }
  const isNew = (group: Group, { variant }: FoundRow) => !group.product || !variant
  const left = addsNew
    ? []
    : groups.flatMap((group) =>
        group.rows.filter((found) => isNew(group, found)).map(({ row }) => ({ row, reason: onlyKnown })),
      )
  const kept = groups.map((group) => ({
    ...group,
    rows: group.rows
      .filter((found) => addsNew || !isNew(group, found))
      .map((found) => (group.product && updates ? limitRow(found, updates) : found)),
  }))
  return { groups: kept.filter(({ rows }) => rows.length > 0), left }
}

/** The columns that a size in one cell fills. */
const sides = ['widthCm', 'depthCm', 'heightCm'] as const

const onlyKnown = 'It is new, and this import only changes what the shop has.'

/** A new variant of a known product keeps all its own cells; the product's cells are limited as in any other row. */
function limitRow(found: FoundRow, updates: SheetColumn[]): FoundRow {
  const open = new Set<string>([...keyColumns, ...updates.flatMap((column) => (isSizeColumn(column) ? sides : column))])
  const stays = (column: string) => open.has(column) || (!found.variant && !(column in productColumns))
  const { unread, ...row } = found.row
  const cells = Object.fromEntries(Object.entries(row.cells).filter(([column]) => stays(column)))
  // A size that is not taken over need not be readable.
  const size = unread !== undefined && sides.some(stays) ? { unread } : {}
  return { ...found, row: { ...row, cells: cells as ImportRow['cells'], ...size } }
}
