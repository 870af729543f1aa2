import type { HistoryEntry } from '../../../contract/staff/history.ts'
import { isSame } from '../form/saving/same-value.ts'

type FormerFields<Edit> = { fields: Partial<Edit>; undoes: boolean }

/** The fields to restore: the state after the entry or, if the record still has that state, the state before it. */
export function findFormerFields<Edit extends object>(
  { state, former }: Pick<HistoryEntry, 'state' | 'former'>,
  now: Edit,
): FormerFields<Edit> | undefined {
  const [after, before] = [pick(state, now), pick(former, now)]
  if (after && !isAlready(after, now)) return { fields: after, undoes: false }
  return after && before && !isAlready(before, now) ? { fields: before, undoes: true } : undefined
}

/** Stored facts that are not in the form are left out. */
const pick = <Edit extends object>(state: object | null, now: Edit) =>
  state && (Object.fromEntries(Object.entries(state).filter(([name]) => name in now)) as Partial<Edit>)

const isAlready = <Edit extends object>(fields: Partial<Edit>, now: Edit) =>
  (Object.keys(fields) as (keyof Edit)[]).every((name) => isSame(fields[name], now[name]))
