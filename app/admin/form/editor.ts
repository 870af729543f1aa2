import type { Form } from '../../../contract/staff-forms.ts'
import { type Bound, problemsWithin } from './bound.ts'
import { type Draft, useDraft } from './draft.ts'
import { type Saving, type Source, useSaving } from './saving.ts'

type Name<Edit> = keyof Edit & string

type EditorOptions<Edit extends object> = Source<Edit> & {
  form: Form<Edit>
  /** Where the thing is found on the site: when that changes, word can be left at the old address. */
  address?(edit: Edit): string
  /** What a part of a field is called, by its path; else it goes by the field's label. */
  nameProblem?(path: string, edit: Edit): string | undefined
}

type Held<Edit extends object> = Pick<
  Draft<Edit>,
  'draft' | 'changed' | 'missingPictures' | 'conflict' | 'change' | 'replace' | 'discard'
>

export type Editor<Edit extends object> = Held<Edit> &
  Saving & {
    version: number
    /** What the shop has, whatever has been typed since. */
    saved: Edit
    /** Leaves a conflict undecided: what was typed stays in the form. */
    leaveConflict(): void
    problem?: string
    /** The fields that were refused. */
    wrongFields: { path: string; label: string }[]
    labels: Record<Name<Edit>, string>
    /** The address before and after, when it changes. */
    move?: { from: string; to: string }
    field<N extends Name<Edit>>(name: N): Bound<Edit[N]>
  }

/** A form while it is worked at: what was there, what has been typed, and what the shop says of it. */
export function useEditor<Edit extends object>(options: EditorOptions<Edit>): Editor<Edit> {
  const { form, labels, address, nameProblem } = options
  const held = useDraft(form)
  const saving = useSaving(options, held)
  const { base, draft, changed, problems, missingPictures, conflict, change, replace, discard } = held
  return {
    ...saving,
    ...{ draft, changed, missingPictures, conflict, change, replace, discard, labels },
    leaveConflict: () => held.meet(undefined),
    version: base.version,
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
