import type { DayCounts } from '../../../contract/staff/overview.ts'

/** Names the counts that the member sees: editors get none of enquiries, and sellers none of views. */
export function nameCounts(days: DayCounts[]): string {
  if (days.every(({ views }) => views === null)) return 'Asked about'
  return days.every(({ enquiries }) => enquiries === null) ? 'Views' : 'Views and enquiries'
}
