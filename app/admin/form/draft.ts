import { useEffect, useState } from 'react'
import type { Form } from '../../../contract/staff-forms.ts'
import { findFirstWrong } from './find-field.ts'
import { isSame, type Merge, mergeEdits } from './merge-edits.ts'

export type Conflict<Edit> = Merge<Edit> & { current: Form<Edit> }
type Problems = Record<string, string>

/** What a form holds: what was there, what has been typed, and what is wrong with it. */
export type Draft<Edit extends object> = {
  base: Form<Edit>
  draft: Edit
  changed: boolean
  problems: Problems
  conflict?: Conflict<Edit>
  change(part: Partial<Edit>): void
  put<N extends keyof Edit>(name: N, value: Edit[N]): void
  /** What is there now; what has been typed since `sent` stays. */
  adopt(current: Form<Edit>, sent: Edit): void
  /** What is there now, whatever has been typed. */
  replace(current: Form<Edit>): void
  complain(problems: Problems): void
  /** Somebody else has changed what `sent` was made from. */
  meet(current: Form<Edit>, sent: Edit): void
  /** Goes on with a form that holds both people's edits. */
  settle(edit: Edit): void
  discard(): void
}

export function useDraft<Edit extends object>(form: Form<Edit>): Draft<Edit> {
  const [base, setBase] = useState(form)
  const [draft, setDraft] = useState(form.edit)
  const [problems, setProblems] = useState<Problems>({})
  const [conflict, setConflict] = useState<Conflict<Edit>>()
  useFocusOnProblem(problems)
  const begin = (from: Form<Edit>, edit: Edit) => {
    setBase(from)
    setDraft(edit)
    setProblems({})
    setConflict(undefined)
  }
  return {
    base,
    draft,
    changed: !isSame(base.edit, draft),
    problems,
    conflict,
    change: (part) => setDraft((typed) => ({ ...typed, ...part })),
    put: (name, value) => setDraft((typed) => ({ ...typed, [name]: value })),
    adopt: (current, sent) => {
      setBase(current)
      setDraft((typed) => mergeEdits(sent, typed, current.edit).merged)
    },
    replace: (current) => begin(current, current.edit),
    complain: setProblems,
    meet: (current, sent) => setConflict({ ...mergeEdits(base.edit, sent, current.edit), current }),
    settle: (edit) => conflict && begin(conflict.current, edit),
    discard: () => begin(base, base.edit),
  }
}

/** The first field in red is the one to go on with. */
function useFocusOnProblem(problems: Problems): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0) findFirstWrong()?.focus()
  }, [problems])
}
