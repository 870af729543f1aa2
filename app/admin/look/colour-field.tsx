import { isColour } from '../../../contract/look/hex-colour.ts'
import { StatusNote } from '../controls/status-note.tsx'
import type { Bound } from '../form/bound.ts'
import { FieldFrame } from '../form/fields/field-frame.tsx'

type Props = {
  bound: Bound<string>
  hint: string
  /** The colour that shoppers see where the chosen one lacks contrast, and why. */
  met?: { hex: string; why: string }
}

/** A colour, picked or typed, for example from the shop's brand guidelines. */
export function ColourField({ bound, hint, met }: Props) {
  const { label, value, onChange } = bound
  const note = (
    <StatusNote className="flex items-center gap-2 text-small">
      {met && (
        <>
          <i className="size-6 shrink-0 rounded-sm border border-line" style={{ backgroundColor: met.hex }} />
          <span>
            {met.why} Shoppers see {met.hex}.
          </span>
        </>
      )}
    </StatusNote>
  )
  return (
    <FieldFrame bound={bound} hint={hint} note={note}>
      {(control) => (
        <span className="flex items-center gap-2">
          <input
            type="color"
            aria-label={`${label}: choose from a palette`}
            value={isColour(value.toLowerCase()) ? value.toLowerCase() : '#ffffff'}
            onChange={(event) => onChange(event.target.value)}
            className="size-11 shrink-0 cursor-pointer rounded-sm border border-line bg-white p-1"
          />
          <input
            {...control}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </FieldFrame>
  )
}
