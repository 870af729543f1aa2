import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import type { Conflict } from './draft.ts'
import type { Editor } from './editor.ts'

/** Somebody else has saved the same thing meanwhile: shows what they changed, and where both did, lets choose. */
export function ConflictDialog<Edit extends object>({ editor }: { editor: Editor<Edit> }) {
  const { conflict } = editor
  return conflict ? <Differences conflict={conflict} editor={editor} /> : null
}

type Side = 'mine' | 'theirs'
type Props<Edit extends object> = { conflict: Conflict<Edit>; editor: Editor<Edit> }

function Differences<Edit extends object>({ conflict, editor }: Props<Edit>) {
  const { current, merged, theirs, clashes } = conflict
  const [sides, setSides] = useState<Partial<Record<keyof Edit, Side>>>({})
  const chosen = { ...merged }
  for (const name of clashes) if (sides[name] === 'theirs') chosen[name] = current.edit[name]
  return (
    <Dialog
      open
      onClose={() => editor.settle(chosen)}
      title="Somebody else has changed this meanwhile"
      description="Nothing is lost. Look at what they changed, choose where you both did, then save again."
      wide
    >
      {theirs.length > 0 && (
        <p>
          Taken over from them: <strong>{theirs.map((name) => editor.labels[name]).join(', ')}</strong>
        </p>
      )}
      {clashes.map((name) => (
        <fieldset key={name} className="grid gap-3 border-t border-rule pt-4 sm:grid-cols-2">
          <legend className="font-semibold">{editor.labels[name]}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="flex items-start gap-3 border border-rule bg-white p-3 text-small">
              <input
                type="radio"
                name={name}
                className="mt-1"
                checked={(sides[name] ?? 'mine') === side}
                onChange={() => setSides({ ...sides, [name]: side })}
              />
              <span className="min-w-0">
                <span className="block font-semibold">{side === 'mine' ? 'Yours' : 'Theirs'}</span>
                <span className="block max-h-40 overflow-y-auto break-words whitespace-pre-wrap">
                  {describeValue(side === 'mine' ? merged[name] : current.edit[name])}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <DialogButtons>
        <Button onClick={() => editor.settle(current.edit)}>Drop my changes</Button>
        <Button look="solid" onClick={() => editor.settle(chosen)}>
          Go on with this
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(describeValue).join('\n') || 'Nothing'
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .map(([name, part]) => `${name}: ${describeValue(part)}`)
      .join(', ')
  return String(value)
}
