import { useState } from 'react'
import type { z } from 'zod'
import { type Failure, failed, type OthersChange } from '../../../../contract/errors.ts'
import { shortenPictures } from '../../../../contract/markdown-texts.ts'
import { readInput } from '../../../../contract/read-input.ts'
import type { Form, PictureChoice } from '../../../../contract/staff/forms.ts'
import { useReload } from '../../background-refresh.ts'
import { notify, warn } from '../../controls/notices.tsx'
import { explain, unreachable } from '../../unreachable.ts'
import { describeClashes, nameOthers } from './conflict.ts'
import type { Draft } from './draft.ts'
import { mergeEdits } from './merge-edits.ts'

/**
 * If `redirect` is undefined, the shop creates a redirect from the old address, unless the change undoes a rename.
 * `undoes`: the version that this save takes back.
 */
type Send = PictureChoice & { redirect?: boolean; undoes?: number }
/**
 * `quiet`: shows no notice, because another follows. `withoutPictures`: addresses of pictures that are kept although
 * they cannot be copied.
 */
type SaveOptions = { redirect?: boolean; quiet?: boolean; withoutPictures?: string[] }

/** The calls that read and save a form. */
export type Source<Edit extends object> = {
  schema: z.ZodType<Edit>
  labels: Record<keyof Edit & string, string>
  save(edit: Edit, version: number, options: Send): Promise<{ version: number } | Failure>
  reread(): Promise<Form<Edit> | Failure>
  /** Called after each save. */
  onSaved?(): void
}

export type Saving = {
  isSaving: boolean
  /** Returns the saved version. */
  save(options?: SaveOptions): Promise<number | false>
  /** Saves after a conflict: my values, except in the clashes for which theirs is chosen. */
  goOn(theirsAt: ReadonlySet<string>): Promise<number | false>
  /** Reads the record again after it was changed outside this form. */
  refresh(): Promise<void>
  /** Shows the refused fields. */
  refuse(failure: Failure): Promise<void>
}

/** Validates, sends and rereads a form; shows refused fields, or merges with what others have saved. */
export function useSaving<Edit extends object>(source: Source<Edit>, held: Draft<Edit>): Saving {
  const [isSaving, setSaving] = useState(false)
  const [left, setLeft] = useState<string[]>([])
  const reload = useReload()
  const carry = async (job: Job<Edit>): Promise<number | false> => {
    if (isSaving) return false
    setSaving(true)
    const withoutPictures = [...left, ...(job.withoutPictures ?? [])]
    setLeft(withoutPictures)
    try {
      return await carryOut({ ...source, reload }, held, { ...job, withoutPictures })
    } catch (error) {
      console.error(error)
      held.showProblems({ '': `${explain(error)} Nothing is lost: please try again.` })
      return false
    } finally {
      setSaving(false)
    }
  }
  return {
    isSaving,
    save: (options = {}) => carry({ sent: held.draft, from: held.base, ...options }),
    goOn: async (theirsAt) => {
      const { conflict } = held
      if (!conflict) return false
      held.setConflict(undefined)
      const { base, sent, current, redirect } = conflict
      const { merged } = mergeEdits(base.edit, sent, current.edit, theirsAt)
      held.adopt(current, sent, merged)
      return carry({ sent: merged, from: current, redirect })
    },
    refuse: async ({ problem }) => {
      held.showProblems(problem.fields ? readFields(problem.fields) : { '': problem.reason })
      if (!problem.fields) await refresh(source, held)
    },
    refresh: () => refresh(source, held),
  }
}

/**
 * The draft to send, the form it was made from, and whose changes are merged into it. `before`: the state that Undo
 * restores, if not that form.
 */
type Job<Edit> = SaveOptions & { sent: Edit; from: Form<Edit>; before?: Edit; others?: OthersChange[] }

/** `reload`: for Undo, which may be pressed on another page, or after leaving this page and coming back. */
type SavingSource<Edit extends object> = Source<Edit> & { reload(): Promise<void> }

async function carryOut<Edit extends object>(
  source: SavingSource<Edit>,
  held: Draft<Edit>,
  job: Job<Edit>,
): Promise<number | false> {
  const { sent, from, before = from.edit, redirect, quiet, others, withoutPictures } = job
  const { problems } = readInput(source.schema, shortenPictures(source.schema, sent))
  held.showProblems(problems ?? {})
  if (problems) return false
  const answer = await source.save(sent, from.version, { redirect, leavePictures: withoutPictures })
  if (failed(answer)) return handleRefusal(source, held, job, answer)
  const { version } = answer
  const current = await source.reread()
  const saved = failed(current) ? { version, edit: sent } : current
  held.adopt(saved, sent)
  source.onSaved?.()
  const text = others ? `Saved, together with what ${nameOthers(others)} changed` : 'Saved'
  if (!quiet) notify(text, { run: () => undoSave(source, held, { before, after: saved.edit, version }) })
  return version
}

/**
 * If somebody else saved in between, saves both people's changes together unless they clash. What was saved may also be
 * this draft, if an answer was lost: then Undo restores the state before it.
 */
async function handleRefusal<Edit extends object>(
  source: SavingSource<Edit>,
  held: Draft<Edit>,
  job: Job<Edit>,
  { status, problem }: Failure,
): Promise<number | false> {
  const { sent, from, redirect } = job
  held.showProblems(problem.fields ? readFields(problem.fields) : {}, problem.pictures, sent)
  if (problem.fields) return false
  const current = status === 409 ? await source.reread() : undefined
  if (!current || failed(current) || current.version === from.version) {
    held.showProblems({ '': problem.reason })
    return false
  }
  const { merged, tookTheirs, clashes } = mergeEdits(from.edit, sent, current.edit)
  const changes = problem.changes ?? []
  if (clashes.length === 0) {
    held.adopt(current, sent, merged)
    const undone = tookTheirs ? { before: current.edit, others: changes } : { before: job.before ?? from.edit }
    return carryOut(source, held, { ...job, sent: merged, from: current, ...undone })
  }
  held.setConflict({
    base: from,
    sent,
    current,
    redirect,
    changes,
    clashes: await describeClashes(clashes, source.labels),
  })
  return false
}

/** Undoes a save, but keeps later changes by others and whatever has been typed since. */
async function undoSave<Edit extends object>(
  source: SavingSource<Edit>,
  held: Draft<Edit>,
  { before, after, version }: { before: Edit; after: Edit; version: number },
): Promise<void> {
  const now = await source.reread()
  if (failed(now)) return void warn(now.problem.reason)
  const { merged, clashes } = mergeEdits(after, before, now.edit)
  if (clashes.length > 0) return void warn('The same fields have changed since, so nothing was undone.')
  const answer = await source.save(merged, now.version, { redirect: false, leavePictures: true, undoes: version })
  const current = failed(answer) ? answer : await source.reread()
  if (failed(current)) return void warn(current.problem.reason)
  held.adopt(current, after)
  source.onSaved?.()
  notify('Change undone')
  await source.reload()
}

async function refresh<Edit extends object>(source: Source<Edit>, held: Draft<Edit>): Promise<void> {
  const current = await source.reread().catch(unreachable)
  if (failed(current)) return void warn(current.problem.reason)
  adoptNewer(held, current)
  source.onSaved?.()
}

/**
 * Takes in a form that was read outside a save, unless it is older than a save that has ended. If both people changed
 * the same field, the draft stays: saving it opens the conflict.
 */
export function adoptNewer<Edit extends object>(held: Draft<Edit>, current: Form<Edit>): void {
  const { base, draft } = held.read()
  const isOld = current.version < held.readVersion()
  if (!isOld && mergeEdits(base.edit, draft, current.edit).clashes.length === 0) held.adopt(current, base.edit)
}

/** A refusal names fields by their path in the request's body. */
const readFields = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^edit\./, ''), text]))
