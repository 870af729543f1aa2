import { useEffect } from 'react'
import type { Form } from '../../../../contract/staff/forms.ts'
import { type Bound, problemsWithin } from '../bound.ts'
import { type Draft, useDraft } from './draft.ts'
import { adoptNewer, type Saving, type Source, useSaving } from './saving.ts'

type Name<Edit> = keyof Edit & string

type EditorOptions<Edit extends object> = Source<Edit> & {
  form: Form<Edit>
  /** The record's address on the site: when it changes, a redirect can be left at the old one. */
  address?(edit: Edit): string
  /** The label of a part of a field, by its path; without one, the field's label. */
  nameProblem?(path: string, edit: Edit): string | undefined
}

type Held<Edit extends object> = Pick<
  Draft<Edit>,
  'draft' | 'changed' | 'missingPictures' | 'conflict' | 'change' | 'discard' | 'discards'
>

export type Editor<Edit extends object> = Held<Edit> &
  Saving & {
    version: number
    /** The current version, available immediately after a save. */
    readVersion(): number
    /** The stored record, without what has been typed since. */
    saved: Edit
    /** Closes a conflict without a decision: the draft stays. */
    leaveConflict(): void
    problem?: string
    /** The refused fields. */
    wrongFields: { path: string; label: string }[]
    labels: Record<Name<Edit>, string>
    /** The old and the new address, if the draft changes it. */
    move?: { from: string; to: string }
    field<N extends Name<Edit>>(name: N): Bound<Edit[N]>
  }

/** An open form: the stored record, the draft, and the shop's answers. */
export function useEditor<Edit extends object>(options: EditorOptions<Edit>): Editor<Edit> {
  const { form, labels, address, nameProblem } = options
  const held = useDraft(form)
  const saving = useSaving(options, held)
  // The page was reloaded, and by then the record had changed.
  useEffect(() => {
    if (form.version > held.readVersion() && !saving.isSaving && !held.conflict) adoptNewer(held, form)
  })
  const { base, draft, changed, problems, missingPictures, conflict, change, discard, discards } = held
  return {
    ...saving,
    draft,
    changed,
    missingPictures,
    conflict,
    change,
    discard,
    discards,
    labels,
    leaveConflict: () => held.setConflict(undefined),
    version: base.version,
    readVersion: held.readVersion,
    saved: base.edit,
    problem:
      problems[''] ?? (Object.keys(problems).length > 0 ? 'Please look at the fields marked in red.' : undefined),
    wrongFields: Object.keys(problems)
      .filter((path) => path !== '')
      .map((path) => ({ path, label: nameProblem?.(path, draft) ?? labels[firstPart<Edit>(path)] ?? path })),
    move: describeMove(address, base.edit, draft),
    field: (name) => ({
      name,
      label: labels[name],
      value: draft[name],
      problem: problems[name],
      problems: problemsWithin(problems, name),
      onChange: (value) => held.put(name, value),
    }),
  }
}

const firstPart = <Edit>(path: string) => path.split('.')[0] as Name<Edit>

function describeMove<Edit>(address: ((edit: Edit) => string) | undefined, before: Edit, after: Edit) {
  if (!address) return undefined
  const [from, to] = [address(before), address(after)]
  return from === to ? undefined : { from, to }
}
