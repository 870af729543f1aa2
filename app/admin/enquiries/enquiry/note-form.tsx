import { type SubmitEvent, useState } from 'react'
import { failed, type Problem } from '../../../../contract/errors.ts'
import { staffApi } from '../../api.ts'
import { useRefresh } from '../../background-refresh.ts'
import { Button } from '../../controls/button.tsx'
import { nameChange, notify, warn } from '../../controls/notices.tsx'
import { useOnePress } from '../../controls/one-at-a-time.ts'
import { TextField } from '../../form/fields/text-field.tsx'
import { useCarryOut } from '../../form/saving/carry-out.ts'
import { CheckedForm } from '../../form/saving/checked-form.tsx'
import { useStoredDraft } from '../../stored-drafts.ts'
import { unreachable } from '../../unreachable.ts'

const notes = {
  fresh: '',
  isBegun: (note: string) => note.trim() !== '',
  join: (kept: string, now: string) => `${kept}\n\n${now}`,
}

/** A note that only colleagues read. */
export function NoteForm({ uuid }: { uuid: string }) {
  const refresh = useRefresh()
  const { draft: text, setDraft: setText, putBack, drop } = useStoredDraft('note', uuid, notes)
  const [problem, setProblem] = useState<Problem>()
  const [saving, setSaving] = useState(false)
  const remove = async (noteId: string) => {
    const answer = await staffApi.removeNote({ uuid, noteId })
    if (failed(answer)) return void warn(answer.problem.reason)
    putBack(text)
    await refresh()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    const answer = await staffApi.addNote({ uuid, text }).catch(unreachable)
    setSaving(false)
    if (failed(answer)) return setProblem(answer.problem)
    setProblem(undefined)
    drop(text)
    notify('Note added', { run: () => remove(answer.noteId), of: nameChange('note', answer.noteId) })
    await refresh()
  }
  return (
    <CheckedForm refusal={problem} onSubmit={submit} className="grid gap-3 border-t border-rule pt-5">
      <TextField
        bound={{
          name: 'note',
          label: 'Note for colleagues',
          value: text,
          onChange: setText,
          problem: problem?.reason,
          problems: {},
        }}
        lines={2}
        hint="The shopper never sees it, unless they ask for everything we hold about them."
      />
      <p>
        <Button type="submit" disabled={saving}>
          Save the note
        </Button>
      </p>
    </CheckedForm>
  )
}

/** Undo adds the removed note again. */
export function RemoveNote({ uuid, noteId, text }: { uuid: string; noteId: string; text: string }) {
  const carryOut = useCarryOut()
  const remove = () =>
    carryOut({
      run: () => staffApi.removeNote({ uuid, noteId }),
      done: 'The note is removed',
      undo: { run: () => staffApi.addNote({ uuid, text }), done: 'The note is restored' },
      of: nameChange('note', noteId),
    })
  const press = useOnePress(remove)
  return (
    <button
      type="button"
      {...press}
      className="min-h-11 text-label text-soft underline aria-disabled:opacity-55 lg:min-h-6"
    >
      Remove the note
    </button>
  )
}
