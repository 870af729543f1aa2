import { useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import { type Conflict, nameOthers } from './conflict.ts'
import type { Editor } from './editor.ts'

/** Shows both values of each field that somebody else changed meanwhile, and lets the member choose. */
export function ConflictDialog<Edit extends object>({ editor }: { editor: Editor<Edit> }) {
  const { conflict } = editor
  return conflict ? <Differences conflict={conflict} editor={editor} /> : null
}

type Side = 'mine' | 'theirs'
type Props<Edit extends object> = { conflict: Conflict<Edit>; editor: Editor<Edit> }

function Differences<Edit extends object>({ conflict: { clashes, changes }, editor }: Props<Edit>) {
  const [theirsAt, setTheirsAt] = useState<ReadonlySet<string>>(new Set())
  const choose = (key: string, side: Side) => {
    const others = [...theirsAt].filter((takenKey) => takenKey !== key)
    setTheirsAt(new Set(side === 'theirs' ? [...others, key] : others))
  }
  const what = theirsAt.size === 0 ? 'mine' : theirsAt.size === clashes.length ? 'theirs' : 'these'
  return (
    <Dialog
      open
      onClose={editor.leaveConflict}
      title="You both changed the same fields"
      description={`Changed since you opened this: by ${nameOthers(changes)}. Everything else that either of you changed is kept.`}
      wide
    >
      {clashes.map(({ key, label, ...values }) => (
        <fieldset key={key} className="grid gap-3 border-t border-rule pt-4 sm:grid-cols-2">
          <legend className="font-semibold">{label}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className="flex items-start gap-3 border border-rule bg-white p-3 text-small">
              <input
                type="radio"
                name={key}
                className="mt-1 accent-green"
                checked={theirsAt.has(key) === (side === 'theirs')}
                onChange={() => choose(key, side)}
              />
              <span className="min-w-0">
                <span className="block font-semibold">{side === 'mine' ? 'Yours' : 'Theirs'}</span>
                <span className="block max-h-40 overflow-y-auto whitespace-pre-wrap">{values[side]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <DialogButtons>
        <Button onClick={editor.leaveConflict}>Back to the form</Button>
        <Button look="solid" onClick={() => editor.goOn(theirsAt)}>
          Continue with {what}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
