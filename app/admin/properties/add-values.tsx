import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { StatusNote } from '../controls/status-note.tsx'
import { UnsavedPart } from '../controls/unsaved-part.tsx'
import { readLines, type Value } from './value-lines.ts'

type Props = { there: Value[]; onAdd(values: Value[]): void }

/** Adds one value or many, typed or pasted. */
export function AddValues({ there, onAdd }: Props) {
  const [text, setText] = useState('')
  const values = readLines(text, there)
  const someAreThere = readLines(text, []).length > values.length
  const add = () => {
    onAdd(values)
    setText('')
  }
  return (
    <div className="mt-3 grid gap-1.5">
      <UnsavedPart changed={text.trim() !== ''} />
      <label htmlFor="add-values" className="text-small font-semibold">
        Add values
      </label>
      <textarea
        id="add-values"
        rows={3}
        value={text}
        aria-describedby="add-values-hint"
        onChange={(event) => setText(event.target.value)}
        className="block w-full rounded-sm border border-line bg-white px-3 py-2"
      />
      <p id="add-values-hint" className="text-label text-soft">
        One per line: paste as many as you like. A colour may follow: Sage #8e9a85.
      </p>
      <StatusNote className="text-label">
        {someAreThere && 'Values that are in the list already are left out.'}
      </StatusNote>
      <Button onClick={add} disabled={values.length === 0} className="justify-self-start">
        {values.length > 1 ? `Add ${values.length} values` : 'Add'}
      </Button>
    </div>
  )
}
