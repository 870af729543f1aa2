import { useState } from 'react'
import type { ZodError, z } from 'zod'
import { type Failure, failed } from '../../../contract/errors.ts'
import type { Form } from '../../../contract/staff-forms.ts'
import { tell, warn } from '../controls/notices.tsx'
import type { Draft } from './draft.ts'
import { isSame } from './merge-edits.ts'

/** Without `redirect` the shop leaves one at an old address, unless a rename is undone. */
type Send = { redirect?: boolean }
/** `quiet`: something else is done next, which is told instead. */
type SaveOptions = Send & { quiet?: boolean }

/** Where a form comes from, and goes back to. */
export type Source<Edit extends object> = {
  schema: z.ZodType<Edit, Edit>
  save(edit: Edit, version: number, options: Send): Promise<{ version: number } | Failure>
  reread(): Promise<Form<Edit> | Failure>
  /** Told whenever something was saved. */
  onSaved?(): void
}

export type Saving = {
  saving: boolean
  /** The version that was saved. */
  save(options?: SaveOptions): Promise<number | false>
  /** Takes up what became of the thing by other means than this form. */
  refresh(): Promise<void>
  /** Tells what was refused, each at its field. */
  refuse(failure: Failure): Promise<void>
}

/** How a form is saved: checked, sent, read again; refused at its fields, or set against what others did. */
export function useSaving<Edit extends object>(source: Source<Edit>, held: Draft<Edit>): Saving {
  const [saving, setSaving] = useState(false)
  const save = async ({ redirect, quiet = false }: SaveOptions = {}): Promise<number | false> => {
    const checked = source.schema.safeParse(held.draft)
    held.complain(checked.success ? {} : readIssues(checked.error))
    if (!checked.success || saving) return false
    setSaving(true)
    try {
      return await carryOut(source, held, { redirect, quiet }, held.base.version)
    } catch (error) {
      console.error(error)
      held.complain({ '': 'The shop could not be reached just now. Nothing is lost: please try again.' })
      return false
    } finally {
      setSaving(false)
    }
  }
  const refuse = async (failure: Failure) => {
    if ((await meetRefusal(source, held, failure)) === undefined) return
    held.complain({ '': failure.problem.reason })
    await refresh(source, held)
  }
  return { saving, save, refuse, refresh: () => refresh(source, held) }
}

async function carryOut<Edit extends object>(
  source: Source<Edit>,
  held: Draft<Edit>,
  { redirect, quiet }: SaveOptions,
  from: number,
): Promise<number | false> {
  const { draft: sent, base } = held
  const answer = await source.save(sent, from, { redirect })
  if (failed(answer)) {
    const newer = await meetRefusal(source, held, answer)
    return newer !== undefined && carryOut(source, held, { redirect, quiet }, newer)
  }
  const current = await source.reread()
  held.adopt(failed(current) ? { version: answer.version, edit: sent } : current, sent)
  source.onSaved?.()
  if (!quiet) tell('Saved', { run: () => putBack(source, held, base.edit, answer.version) })
  return answer.version
}

/** Hands back the version to try again with, when what somebody else changed stands in another form. */
async function meetRefusal<Edit extends object>(
  source: Source<Edit>,
  { base, draft, complain, meet }: Draft<Edit>,
  { status, problem }: Failure,
): Promise<number | undefined> {
  if (problem.fields) return void complain(readFields(problem.fields))
  const current = status === 409 ? await source.reread() : undefined
  if (!current || failed(current) || current.version === base.version) return void complain({ '': problem.reason })
  if (isSame(current.edit, base.edit)) return current.version
  meet(current, draft)
}

async function putBack<Edit extends object>(source: Source<Edit>, held: Draft<Edit>, edit: Edit, version: number) {
  const answer = await source.save(edit, version, { redirect: false })
  const current = failed(answer) ? answer : await source.reread()
  if (failed(current)) return void warn(current.problem.reason)
  held.replace(current)
  source.onSaved?.()
  tell('Put back as it was')
}

async function refresh<Edit extends object>(source: Source<Edit>, held: Draft<Edit>): Promise<void> {
  const current = await source.reread()
  if (failed(current)) return void warn(current.problem.reason)
  held.adopt(current, held.base.edit)
  source.onSaved?.()
}

function readIssues(error: ZodError): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[path.join('.')] ??= message
  return problems
}

/** A call names fields by where they stand in what was sent. */
const readFields = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^edit\./, ''), text]))
