import { isColour } from '../../../contract/look/hex-colour.ts'

type Props = {
  name: string
  swatch: string | null
  /** The path of the colour in the form. */
  path: string
  isWrong: boolean
  describedBy: string | undefined
  onChange(swatch: string | null): void
}

const unset = '#ffffff'

/** A colour, picked or typed, for example from a supplier's list; empty for no colour. */
export function SwatchInput({ name, swatch, path, isWrong, describedBy, onChange }: Props) {
  const type = (text: string) => onChange(text.trim() === '' ? null : text.trim().toLowerCase())
  return (
    <span className="flex items-center gap-2">
      <span className="relative size-11 shrink-0 lg:size-9">
        <input
          type="color"
          aria-label={`Colour of ${name}`}
          value={swatch !== null && isColour(swatch) ? swatch : unset}
          onChange={(event) => onChange(event.target.value)}
          className="size-full cursor-pointer rounded-sm border border-line bg-white p-1"
        />
        {swatch === null && (
          <span aria-hidden="true" className="pointer-events-none absolute inset-1 grid place-items-center text-soft">
            –
          </span>
        )}
      </span>
      <input
        aria-label={`Colour of ${name} as text`}
        data-field={path}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        value={swatch ?? ''}
        placeholder="No colour"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        className="min-h-11 w-28 rounded-sm border border-line bg-white px-3 aria-[invalid=true]:border-sale lg:min-h-9"
      />
    </span>
  )
}
