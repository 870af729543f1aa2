import { formatWeekday } from '../../../contract/dates/london.ts'
import { noUnnamed, wordKey } from '../../../contract/staff/import-rules.ts'
import type { Task } from '../../platform/tasks/task-list.ts'
import type { Import } from '../import/import-file.ts'
import { findImportWithTask, startApplying } from '../import/import-records.ts'
import { countList } from '../import/missing/counted-lists.ts'
import { readQuestions, readRules } from '../import/rules/known-rules.ts'
import { describeList, findBreach, isCutShort } from './judge-list.ts'
import type { Fetch, List, ListParts, Result, Step } from './list-step.ts'
import { actAs, askForColumns } from './receive-list.ts'

/** Continues with a list whose dry run or import is under way. */
export async function settleList({ db }: ListParts, list: List, fetch: Fetch): Promise<Step> {
  const asBefore = { outcome: fetch.outcome, says: fetch.says }
  if (fetch.importUuid === null) return { outcome: 'failed', says: 'The list is gone.' }
  const { known, task } = await findImportWithTask(db, fetch.importUuid)
  const { counts, priceMoves, state } = known
  // A list that is undone had been applied. Staff who apply a list have seen what it leaves out; a rule has not.
  if ((state === 'applied' || state === 'undone') && counts) {
    const unnamed = fetch.outcome === 'applying' ? readQuestions(known).unnamed : noUnnamed
    return { outcome: 'applied', says: name(fetch, describeList({ counts, priceMoves, unnamed })) }
  }
  if (task?.state === 'failed') return { outcome: 'failed', says: task.problem ?? 'It could not be previewed.' }
  if (task && isOpen(task)) return asBefore
  // Staff have arranged its file in another way.
  if (state === 'read') return { outcome: 'held', says: askForColumns(fetch.unusual) }
  if (state !== 'checked' || !counts) return asBefore
  const isCounted = fetch.unusual === null && counts.wrong === 0
  const result = judge(list, fetch, { known, counts })
  return {
    ...result,
    write: async (tx) => {
      if (isCounted) await countList(tx, known, known.unnamed)
      if (result.outcome === 'applying') await startApplying(tx, actAs(list), known.uuid, false)
    },
  }
}

/** Decides what to do with a list that has been previewed. */
function judge(list: List, fetch: Fetch, { known, counts }: Tried): Result {
  const { priceMoves, rowCount } = known
  const { unnamed } = readQuestions(known)
  const says = name(fetch, describeList({ counts, priceMoves, unnamed }))
  const isIdle = counts.new + counts.changed + counts.wrong + (counts.archived ?? 0) + unnamed.newly === 0
  // Rows that a list has lost change nothing, but somebody should know.
  if (isIdle && !isCutShort(rowCount, fetch.rowCount))
    return { outcome: 'unchanged', says: 'The list changes nothing.' }
  // A list that was to be applied, but has only been previewed again, is left to staff.
  if (!list.appliesItself || fetch.outcome === 'applying')
    return { outcome: 'ready', says: fetch.unusual === null ? says : `${says}. ${fetch.unusual}` }
  const breach =
    fetch.unusual ?? findBreach({ counts, priceMoves, unnamed, newWords: listNewWords(known) }, list.mostPercent)
  if (breach !== undefined) return { outcome: 'held', says: `${says}. Not applied: ${breach}` }
  return { outcome: 'applying', says }
}

type Tried = { known: Import; counts: NonNullable<Import['counts']> }

const isOpen = ({ state }: Task) => state === 'waiting' || state === 'running'

function listNewWords(known: Import): string[] {
  const answered = new Set(readRules(known).words.map(wordKey))
  return readQuestions(known)
    .words.filter((word) => !answered.has(wordKey(word)))
    .map(({ text }) => text)
}

/** Tuesday 24 November’s list: 84 price changes, 3 new. */
const name = ({ checkedAt }: Fetch, what: string) => `${formatWeekday(checkedAt ?? new Date())}’s list: ${what}`
