import { formatMoment } from '../../../../contract/dates/staff-dates.ts'
import { failed, type OthersChange } from '../../../../contract/errors.ts'
import { writeList } from '../../../../contract/list-text.ts'
import type { Form } from '../../../../contract/staff/forms.ts'
import type { DescribedClash } from '../../../../contract/staff/history.ts'
import { staffApi } from '../../api.ts'
import { unreachable } from '../../unreachable.ts'
import { type Clash, keyOfClash } from './clash.ts'

/** A save that was refused because somebody else changed the same fields differently meanwhile. */
export type Conflict<Edit> = {
  /** The form as it was opened, as it was sent, and as it is stored now. */
  base: Form<Edit>
  sent: Edit
  current: Form<Edit>
  redirect: boolean | undefined
  clashes: (DescribedClash & { key: string })[]
  changes: OthersChange[]
}

/** Describes the clashes in words; a whole field by its label in the form. */
export async function describeClashes(
  clashes: Clash[],
  labels: Record<string, string>,
): Promise<(DescribedClash & { key: string })[]> {
  const asked = clashes.map(({ path, field, of, before, mine, theirs }) => ({
    field,
    of,
    before,
    mine,
    theirs,
    isOrder: path.length > 1 && path.at(-1) === 'order',
  }))
  const answer = await staffApi.describedClashes({ clashes: asked }).catch(unreachable)
  if (failed(answer)) throw new Error(answer.problem.reason)
  return clashes.map((clash, place) => {
    const { label = '', mine = '', theirs = '' } = answer.clashes[place] ?? {}
    const own = clash.path.length === 1 ? labels[clash.field] : undefined
    return { key: keyOfClash(clash), label: own ?? label, mine, theirs }
  })
}

/** The people who changed a field, within a sentence: 'Ruth (22 Nov 2026, 15:02) and Sam (…)'. */
export const nameOthers = (changes: OthersChange[]): string =>
  writeList(changes.map(({ by, at }) => `${by} (${formatMoment(at)})`)) || 'somebody else'
