import type { Member } from '../../../contract/staff/sign-in.ts'
import { useAnswerAsTyped } from '../answer-as-typed.ts'
import { staffApi } from '../api.ts'
import { listTargets, listUsedLately, rankTargets, showFound, type Target } from './places.ts'
import { readUsedLately } from './used-lately.ts'

type FoundTargets = { targets: Target[]; searching: boolean; problem: string | undefined }

const findRecords = (q: string, options: { signal: AbortSignal }) => staffApi.searchBackOffice({ q }, options)

/**
 * The targets that match a text: exact names first, then records, places, settings and enquiries that contain it.
 * Without a text, recently used targets and then all places. Places appear immediately, the rest when the API has
 * responded.
 */
export function useFound(typed: string, { role, uuid }: Member): FoundTargets {
  const q = typed.trim()
  const { question, answer, problem } = useAnswerAsTyped(q || null, findRecords, 120)
  const found = problem === undefined ? (answer ?? []) : []
  const isAnswered = question === q
  // Enter opens the first target, so results for another text are filtered by this one.
  const show = (wanted: boolean) =>
    found
      .filter(({ kind }) => (kind === 'enquiry') === wanted)
      .map(showFound)
      .filter(({ names }) => isAnswered || isNamed(q, names))
  return {
    targets:
      q === ''
        ? listUsedLately(readUsedLately(uuid), listTargets(role, q))
        : rankTargets([...show(false), ...listTargets(role, q), ...show(true)], q),
    searching: q !== '' && !isAnswered,
    problem,
  }
}

function isNamed(q: string, names: string[]): boolean {
  const name = names.join(' ').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word))
}
