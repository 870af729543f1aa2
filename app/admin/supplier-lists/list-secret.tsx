import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failed } from '../../../contract/errors.ts'
import type { SupplierListState } from '../../../contract/staff/supplier-lists.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { UnsavedPart } from '../controls/unsaved-part.tsx'
import { FieldFrame } from '../form/fields/field-frame.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { unreachable } from '../unreachable.ts'

type Props = {
  uuid: string
  label: string
  secret: SupplierListState['secret']
  /** False while the form has unsaved changes: a secret is stored for the saved address and user name. */
  canStore: boolean
  onStored(): void
}

const hints: Record<SupplierListState['secret'], string> = {
  none: 'Stored encrypted. Nobody can read it here again.',
  stored: 'One is stored. Type another to replace it.',
  unreadable: 'The stored one was for another address or name. Please type it again.',
}

/** The password or key of a list. It is stored separately from the form, and never shown. */
export function ListSecret({ uuid, label, secret, canStore, onStored }: Props) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const mayEdit = useMayEdit()
  const store = async () => {
    const answer = await staffApi.saveSupplierListSecret({ uuid, secret: typed }).catch(unreachable)
    if (failed(answer)) {
      // Screen readers announce a field together with the description that it has when it gets the focus.
      flushSync(() => setProblem(answer.problem.reason))
      return field.current?.focus()
    }
    setProblem('')
    setTyped((now) => (now === typed ? '' : now))
    onStored()
  }
  return (
    <div className="grid gap-2">
      <UnsavedPart changed={typed !== ''} />
      <FieldFrame bound={{ name: 'secret', label, problem }} hint={hints[secret]}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="password"
            autoComplete="off"
            maxLength={1000}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FieldFrame>
      {mayEdit && (
        <p className="flex flex-wrap items-center gap-3">
          <Button
            disabled={!canStore || typed === ''}
            aria-describedby={canStore ? undefined : 'save-secret-first'}
            onClick={store}
          >
            {`Store the ${label.toLowerCase()}`}
          </Button>
          {!canStore && (
            <span id="save-secret-first" className="text-label text-soft">
              Save your changes first.
            </span>
          )}
        </p>
      )}
    </div>
  )
}
