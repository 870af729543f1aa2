import type { ReactNode } from 'react'
import { CloseIcon } from '../../ui/icons.tsx'
import { makeRemoveProps } from '../form/fields/remove-props.ts'
import { SwatchInput } from './swatch-input.tsx'
import type { Value } from './value-lines.ts'

type Props = {
  /** All values in the form. */
  path: string
  value: Value
  place: number
  problems: Record<string, string>
  /** A summary of the value's uses. */
  use: string
  controls: ReactNode
  onChange(value: Value): void
  onAsk(): void
  onRemove(): void
}

export function ValueRow({ path, value, place, problems, use, controls, onChange, onAsk, onRemove }: Props) {
  const { name, swatch } = value
  const nameProblem = problems[`${place}.name`] ?? problems[`${place}.id`]
  const swatchProblem = problems[`${place}.swatch`]
  const [nameNote, swatchNote] = [`value-${place}-name-problem`, `value-${place}-swatch-problem`]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input
        aria-label={`Name of value ${place + 1}`}
        data-field={`${path}.${place}.name`}
        aria-invalid={Boolean(nameProblem)}
        aria-describedby={nameProblem && nameNote}
        value={name}
        autoComplete="off"
        onChange={(event) => onChange({ ...value, name: event.target.value })}
        className="min-h-11 min-w-32 flex-1 rounded-sm border border-line bg-white px-3 aria-[invalid=true]:border-sale lg:min-h-9"
      />
      <SwatchInput
        name={name}
        swatch={swatch}
        path={`${path}.${place}.swatch`}
        isWrong={Boolean(swatchProblem)}
        describedBy={swatchProblem && swatchNote}
        onChange={(changed) => onChange({ ...value, swatch: changed })}
      />
      <span className="flex items-center gap-1 max-sm:order-last max-sm:w-full max-sm:justify-end">
        {use ? (
          <button
            type="button"
            onClick={onAsk}
            aria-label={`${name} is used by ${use}`}
            className="min-h-11 px-2 text-label text-soft underline underline-offset-4 max-sm:mr-auto sm:w-32 sm:text-right lg:min-h-8"
          >
            {use}
          </button>
        ) : (
          <span className="px-2 text-label text-soft max-sm:mr-auto sm:w-32 sm:text-right">Not used</span>
        )}
        {controls}
        <button
          type="button"
          aria-label={`Remove ${name || 'this value'}`}
          {...(use ? { onClick: onAsk } : makeRemoveProps(onRemove))}
          className="inline-flex size-11 shrink-0 items-center justify-center text-soft hover:text-ink lg:size-8"
        >
          <CloseIcon className="size-4" />
        </button>
      </span>
      <Problem id={nameNote} text={nameProblem} />
      <Problem id={swatchNote} text={swatchProblem} />
    </div>
  )
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className="w-full text-label font-semibold text-sale">
      {text}
    </p>
  )
}
