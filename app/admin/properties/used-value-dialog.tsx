import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { useLoaded } from '../controls/loaded.ts'
import { notify, warn } from '../controls/notices.tsx'
import type { Bound } from '../form/bound.ts'
import { PickField } from '../form/fields/pick-field.tsx'
import { UseList } from '../uses/use-list.tsx'
import type { Value } from './value-lines.ts'

export type ValueMerging = {
  property: { id: number; version: number }
  /** Whether the form has unsaved changes, which a merge would lose. */
  unsaved: boolean
  onMerged(): void
}
type Props = { value: Value; others: Value[]; merge: ValueMerging; onClose(): void; onRemove(): void }

/** Lists the uses of a value, and asks whether to replace it by another or to remove it. */
export function UsedValueDialog({ value: { id, name }, others, merge, onClose, onRemove }: Props) {
  const { answer: found, problem } = useLoaded((signal) => staffApi.propertyValueUses({ id: id ?? 0 }, { signal }))
  const [into, setInto] = useState<number | null>(null)
  const { property, unsaved, onMerged } = merge
  const target: Bound<number | null> = {
    name: 'merge-into',
    label: 'Replacement',
    value: into,
    onChange: setInto,
    problems: {},
  }
  const replace = async () => {
    const answer = await staffApi.mergeValues({ ...property, from: id ?? 0, into: into ?? 0 })
    if (failed(answer)) return void warn(answer.problem.reason)
    onClose()
    notify(`${name} is replaced by ${others.find((other) => other.id === into)?.name}`)
    onMerged()
  }
  return (
    <Dialog open onClose={onClose} title={name}>
      {found ? <UseList uses={found.uses} total={found.total} none="Nowhere." /> : <p>{problem ?? 'Looking …'}</p>}
      {unsaved ? (
        <p className="text-small text-soft">Save the form first if you want to replace this value.</p>
      ) : (
        <PickField
          bound={target}
          picks={others.map((other) => ({ value: other.id ?? 0, label: other.name }))}
          placeholder="Choose a value"
          hint={`Everything that is ${name} gets the other value at once, and ${name} is deleted.`}
        />
      )}
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" onClick={onRemove}>
          Remove it from the list
        </Button>
        <Button look="solid" onClick={replace} disabled={unsaved || into === null}>
          Replace it
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
