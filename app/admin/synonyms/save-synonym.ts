import { failed, type OthersChange, type Problem } from '../../../contract/errors.ts'
import type { SynonymEdit } from '../../../contract/staff/search.ts'
import { staffApi } from '../api.ts'
import { mergeEdits } from '../form/saving/merge-edits.ts'
import { isSame } from '../form/saving/same-value.ts'
import { unreachable } from '../unreachable.ts'

/**
 * `was`: the meaning that the dialog opened with; undefined for a new synonym. `others`: the authors of changes that
 * are merged in.
 */
type Sent = { edit: SynonymEdit; was: string[] | undefined; others?: OthersChange[] }

/** Saves a synonym, merged with what somebody else has changed since its dialog was opened. */
export async function saveSynonym(sent: Sent): Promise<Sent & { problem?: Problem }> {
  const { edit, was } = sent
  const answer = await staffApi.saveSynonym({ ...edit, isNew: was === undefined, was }).catch(unreachable)
  if (!failed(answer)) return sent
  const { status, problem } = answer
  const now = status === 409 && was ? await readMeans(edit.word) : undefined
  if (!was || !now || isSame(was, now)) return { ...sent, problem }
  const { merged, tookTheirs } = mergeEdits({ means: was }, { means: edit.means }, { means: now })
  const others = tookTheirs ? (problem.changes ?? []) : sent.others
  return saveSynonym({ edit: { ...edit, ...merged }, was: now, others })
}

async function readMeans(word: string): Promise<string[] | undefined> {
  const rows = await staffApi.synonyms().catch(unreachable)
  return failed(rows) ? undefined : rows.find((row) => row.word === word)?.means
}
