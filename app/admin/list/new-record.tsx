import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Failure, failed } from '../../../contract/errors.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { useNextPage } from '../controls/next-page.ts'
import { notify } from '../controls/notices.tsx'
import { ReasonNote } from '../controls/reason.tsx'
import type { Bound } from '../form/bound.ts'
import { CheckedForm } from '../form/saving/checked-form.tsx'
import { unreachable } from '../unreachable.ts'

type Props<Start extends object> = {
  /** The noun, such as 'brand'. */
  noun: string
  start: Start
  labels: Record<keyof Start & string, string>
  create(start: Start): Promise<{ to: string } | Failure>
  /** For a page with several of these: the button is quieter, and `?new` does not open its dialog. */
  several?: boolean
  children(field: <N extends keyof Start & string>(name: N) => Bound<Start[N]>): ReactNode
}

/** Creates a record from one or two fields, then opens its full form. `?new` in the address opens the dialog. */
export function NewRecord<Start extends object>({
  noun,
  start,
  labels,
  create,
  several = false,
  children,
}: Props<Start>) {
  const { open, setOpen, openRecord } = useAskedFor(!several)
  const [draft, setDraft] = useState(start)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [sending, setSending] = useState(false)
  const field = <N extends keyof Start & string>(name: N): Bound<Start[N]> => ({
    name: `new-${name}`,
    label: labels[name],
    value: draft[name],
    onChange: (value) => setDraft((typed) => ({ ...typed, [name]: value })),
    problem: problems[name],
    problems: {},
  })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSending(true)
    setProblems({})
    const answer = await create(draft).catch(unreachable)
    if (failed(answer)) setProblems(answer.problem.fields ?? { '': answer.problem.reason })
    else {
      setDraft(start)
      if (!(await openRecord(answer.to))) notify(`The new ${noun} is there`)
    }
    setSending(false)
  }
  return (
    <>
      <Button look={several ? 'plain' : 'solid'} onClick={() => setOpen(true)}>
        New {noun}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`New ${noun}`} keeps={sending}>
        <CheckedForm refusal={problems} onSubmit={submit} className="grid gap-5">
          {children(field)}
          <OtherProblem problems={problems} known={Object.keys(start)} />
          <DialogButtons>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" look="solid" disabled={sending}>
              Create
            </Button>
          </DialogButtons>
        </CheckedForm>
      </Dialog>
    </>
  )
}

function useAskedFor(listens: boolean) {
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useSearchParams()
  const openNext = useNextPage()
  const asked = listens && address.has('new')
  const change = (isOpen: boolean) => {
    setOpen(isOpen)
    if (!asked) return
    address.delete('new')
    setAddress(address, { replace: true, preventScrollReset: true })
  }
  /** Back skips the address that opened the dialog. */
  const openRecord = (to: string) => {
    setOpen(false)
    return openNext(to, { replace: asked })
  }
  return { open: open || asked, setOpen: change, openRecord }
}

/** Problems that belong to none of the fields. */
function OtherProblem({ problems, known }: { problems: Record<string, string>; known: string[] }) {
  const [, text] = Object.entries(problems).find(([name]) => !known.includes(name)) ?? []
  return text ? <ReasonNote>{text}</ReasonNote> : null
}
