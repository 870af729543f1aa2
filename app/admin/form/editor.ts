import { useEffect, useState } from 'react'
import type { ZodError, z } from 'zod'
import { type Failure, failed } from '../../../contract/errors.ts'
import type { Form } from '../../../contract/staff-forms.ts'
import { tell, warn } from '../controls/notices.tsx'
import { type Bound, problemsWithin } from './bound.ts'
import { isSame, type Merge, mergeEdits } from './merge-edits.ts'

type Name<Edit> = keyof Edit & string
export type Send = { redirect: boolean }
/** `quiet`: something else is done next, which is told instead. */
export type SaveOptions = Partial<Send & { quiet: boolean }>

export type EditorOptions<Edit extends object> = {
  form: Form<Edit>
  schema: z.ZodType<Edit, Edit>
  labels: Record<Name<Edit>, string>
  save(edit: Edit, version: number, options: Send): Promise<{ version: number } | Failure>
  reread(): Promise<Form<Edit> | Failure>
  /** Told whenever something was saved. */
  onSaved?(): void
  /** Where the thing is found on the site: when that changes, word can be left at the old address. */
  address?(edit: Edit): string
}

export type Conflict<Edit> = Merge<Edit> & { current: Form<Edit> }

export type Editor<Edit extends object> = {
  draft: Edit
  version: number
  changed: boolean
  saving: boolean
  problem?: string
  conflict?: Conflict<Edit>
  labels: Record<Name<Edit>, string>
  /** The address before and after, when it changes. */
  move?: { from: string; to: string }
  field<N extends Name<Edit>>(name: N): Bound<Edit[N]>
  change(part: Partial<Edit>): void
  /** The version that was saved. */
  save(options?: SaveOptions): Promise<number | false>
  /** Takes up what became of the thing by other means than this form. */
  refresh(): Promise<void>
  /** Tells what was refused, each at its field. */
  refuse(failure: Failure): Promise<void>
  discard(): void
  /** Goes on with a form that holds both people's edits. */
  settle(edit: Edit): void
}

/** A form while it is worked at: what was there, what has been typed, and what the shop says of it. */
export function useEditor<Edit extends object>(options: EditorOptions<Edit>): Editor<Edit> {
  const { form, schema, labels, address } = options
  const [base, setBase] = useState(form)
  const [draft, setDraft] = useState(form.edit)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict<Edit>>()
  const changed = !isSame(base.edit, draft)

  useFocusOnProblem(problems)

  const adopt = (current: Form<Edit>, sent: Edit) => {
    setBase(current)
    setDraft((typed) => mergeEdits(sent, typed, current.edit).merged)
    options.onSaved?.()
  }

  /** Hands back the version to try again with, when what somebody else changed stands in another form. */
  const refuse = async (failure: Failure, sent: Edit): Promise<number | undefined> => {
    const { fields, reason } = failure.problem
    if (fields) return void setProblems(readFields(fields))
    const current = failure.status === 409 ? await options.reread() : failure
    if (failed(current) || current.version === base.version) return void setProblems({ '': reason })
    if (isSame(current.edit, base.edit)) return current.version
    setConflict({ ...mergeEdits(base.edit, sent, current.edit), current })
  }

  const undo = async (edit: Edit, version: number) => {
    const answer = await options.save(edit, version, { redirect: true })
    const current = failed(answer) ? answer : await options.reread()
    if (failed(current)) return void warn(current.problem.reason)
    setBase(current)
    setDraft(current.edit)
    options.onSaved?.()
    tell('Put back as it was')
  }

  const refresh = async () => {
    const current = await options.reread()
    if (failed(current)) return void warn(current.problem.reason)
    adopt(current, base.edit)
  }

  const carryOut = async (redirect: boolean, quiet: boolean, from = base.version): Promise<number | false> => {
    const sent = draft
    const answer = await options.save(sent, from, { redirect })
    if (failed(answer)) {
      const newer = await refuse(answer, sent)
      return newer !== undefined && carryOut(redirect, quiet, newer)
    }
    const current = await options.reread()
    adopt(failed(current) ? { version: answer.version, edit: sent } : current, sent)
    const before = base.edit
    if (!quiet) tell('Saved', { run: () => undo(before, answer.version) })
    return answer.version
  }

  const save = async ({ redirect = true, quiet = false }: SaveOptions = {}): Promise<number | false> => {
    const checked = schema.safeParse(draft)
    setProblems(checked.success ? {} : readIssues(checked.error))
    if (!checked.success || saving) return false
    setSaving(true)
    try {
      return await carryOut(redirect, quiet)
    } catch (error) {
      console.error(error)
      setProblems({ '': 'The shop could not be reached just now. Nothing is lost: please try again.' })
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    draft,
    version: base.version,
    changed,
    saving,
    problem:
      problems[''] ?? (Object.keys(problems).length > 0 ? 'Please look at the fields marked in red.' : undefined),
    conflict,
    labels,
    move: describeMove(address, base.edit, draft),
    field: (name) => ({
      name,
      label: labels[name],
      value: draft[name],
      problem: problems[name],
      problems: problemsWithin(problems, name),
      onChange: (value) => setDraft((typed) => ({ ...typed, [name]: value })),
    }),
    change: (part) => setDraft((typed) => ({ ...typed, ...part })),
    save,
    refresh,
    refuse: async (failure) => {
      if ((await refuse(failure, draft)) === undefined) return
      setProblems({ '': failure.problem.reason })
      await refresh()
    },
    discard: () => {
      setDraft(base.edit)
      setProblems({})
    },
    settle: (edit) => {
      if (!conflict) return
      setBase(conflict.current)
      setDraft(edit)
      setProblems({})
      setConflict(undefined)
    },
  }
}

function describeMove<Edit>(address: ((edit: Edit) => string) | undefined, before: Edit, after: Edit) {
  if (!address) return undefined
  const [from, to] = [address(before), address(after)]
  return from === to ? undefined : { from, to }
}

/** The first field in red is the one to go on with. */
function useFocusOnProblem(problems: Record<string, string>): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus()
  }, [problems])
}

function readIssues(error: ZodError): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[path.join('.')] ??= message
  return problems
}

/** A call names fields by where they stand in what was sent. */
const readFields = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^edit\./, ''), text]))
