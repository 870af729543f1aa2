import { useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import { type CopyPart, copyParts } from './variant-list.ts'

type Props = { name: string; onCopy(parts: CopyPart[]): void; onClose(): void }

/** Selects the parts of one variant to copy to all others. */
export function CopyDialog({ name, onCopy, onClose }: Props) {
  const [chosen, setChosen] = useState<CopyPart[]>([])
  const toggle = (part: CopyPart, on: boolean) =>
    setChosen(on ? [...chosen, part] : chosen.filter((other) => other !== part))
  return (
    <Dialog open onClose={onClose} title={`Copy from ${name}`} description="All other variants get the same.">
      <fieldset className="grid">
        <legend className="sr-only">What to copy</legend>
        {(Object.keys(copyParts) as CopyPart[]).map((part) => (
          <label key={part} className="flex min-h-11 items-center gap-3 lg:min-h-9">
            <input
              type="checkbox"
              className="size-4 accent-green"
              checked={chosen.includes(part)}
              onChange={(event) => toggle(part, event.target.checked)}
            />
            {copyParts[part].label}
          </label>
        ))}
      </fieldset>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="solid"
          disabled={chosen.length === 0}
          onClick={() => {
            onCopy(chosen)
            onClose()
          }}
        >
          Copy
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
