import { useEffect, useRef, useState } from 'react'
import type { Form } from '../../../../contract/staff/forms.ts'
import { notify } from '../../controls/notices.tsx'
import type { Conflict } from './conflict.ts'
import { findFirstWrong } from './find-field.ts'
import { takeKeys } from './list-keys.ts'
import { mergeEdits } from './merge-edits.ts'
import { followEntries } from './moved-problems.ts'
import { isSame } from './same-value.ts'

type Problems = Record<string, string>
type Typed<Edit> = { draft: Edit; problems: Problems }

/** The state of a form: the stored record, the draft, and its problems. */
export type Draft<Edit extends object> = {
  base: Form<Edit>
  /** The version of the stored record, current immediately after `adopt`. */
  readVersion(): number
  /** The current state, for callers that run long after a render. */
  read(): { base: Form<Edit>; draft: Edit }
  draft: Edit
  changed: boolean
  problems: Problems
  /** Addresses of pictures in a text that could not be copied into the library. */
  missingPictures: string[]
  conflict?: Conflict<Edit>
  change(part: Partial<Edit>): void
  put<N extends keyof Edit>(name: N, value: Edit[N]): void
  /** Takes over the stored record, or `merged`, its merge with `sent`; keeps what was changed since `sent`. */
  adopt(current: Form<Edit>, sent: Edit, merged?: Edit): void
  /** Shows problems. `sent`: the refused draft, whose entries may have moved since. */
  showProblems(problems: Problems, missingPictures?: string[], sent?: Edit): void
  /** Opens a conflict with somebody else's changes; undefined once it is resolved. */
  setConflict(conflict: Conflict<Edit> | undefined): void
  discard(): void
  /** How often the draft was discarded. */
  discards: number
}

export function useDraft<Edit extends object>(form: Form<Edit>): Draft<Edit> {
  const [base, setBase] = useState(form)
  const version = useRef(form.version)
  const [{ draft, problems }, setTyped] = useState<Typed<Edit>>({ draft: form.edit, problems: {} })
  const [refusal, setRefusal] = useState<Problems>(problems)
  const [missingPictures, setMissingPictures] = useState<string[]>([])
  const [discards, setDiscards] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Edit>>()
  const latest = useRef({ base, draft })
  latest.current = { base, draft }
  useFocusOnProblem(refusal)
  const offerUndo = useDiscardNotice()
  const setDraft = (change: (typed: Edit) => Edit) =>
    setTyped((now) => {
      const draft = change(now.draft)
      return { draft, problems: followEntries(now.problems, now.draft, draft) }
    })
  const showProblems = (found: Problems, pictures: string[] = [], sent?: Edit) => {
    setTyped(({ draft }) => ({ draft, problems: sent ? followEntries(found, sent, draft) : found }))
    setRefusal(found)
    setMissingPictures(pictures)
  }
  return {
    base,
    readVersion: () => version.current,
    read: () => latest.current,
    draft,
    changed: !isSame(base.edit, draft),
    problems,
    missingPictures,
    conflict,
    change: (part) => setDraft((typed) => ({ ...typed, ...part })),
    put: (name, value) => setDraft((typed) => ({ ...typed, [name]: value })),
    adopt: (current, sent, merged) => {
      version.current = current.version
      setBase(current)
      setDraft((typed) => {
        if (merged) return mergeEdits(sent, typed, merged).merged
        const known = takeKeys(sent, typed, current.edit)
        return mergeEdits(known.sent, known.typed, current.edit).merged
      })
    },
    showProblems,
    setConflict,
    discards,
    discard: () => {
      setDiscards(discards + 1)
      setDraft(() => base.edit)
      showProblems({})
      setConflict(undefined)
      offerUndo(() => setDraft((now) => mergeEdits(base.edit, draft, now).merged))
    },
  }
}

/** Offers to restore the discarded changes for as long as the form is open. */
function useDiscardNotice() {
  const close = useRef(() => {})
  useEffect(() => () => close.current(), [])
  return (run: () => void) => {
    close.current()
    close.current = notify('Your changes are discarded', { run })
  }
}

/** Moves the focus to the first field with a problem. */
function useFocusOnProblem(problems: Problems): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0) findFirstWrong()?.focus()
  }, [problems])
}
