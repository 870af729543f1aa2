import { Combobox } from '@base-ui/react/combobox'
import type { ReactNode } from 'react'
import { CloseIcon } from '../../../ui/icons.tsx'
import type { Bound } from '../bound.ts'
import { FieldFrame } from './field-frame.tsx'
import { keepOnEscape } from './keep-on-escape.ts'
import { PickPopup } from './pick-popup.tsx'

type SwatchPick<Value extends string | number> = { value: Value; label: string; swatch?: string | null }
type Props<Value extends string | number> = {
  bound: Bound<Value[]>
  picks: SwatchPick<Value>[]
  hint?: ReactNode
  placeholder?: string
}

/** Selects several options of many, found by typing a part of their names. */
export function PicksField<Value extends string | number>({ bound, picks, hint, placeholder }: Props<Value>) {
  const { label, value, onChange } = bound
  const chosen = picks.filter((pick) => value.includes(pick.value))
  return (
    <FieldFrame bound={bound} hint={hint}>
      {({ className, ...control }) => (
        <Combobox.Root
          multiple
          items={picks}
          value={chosen}
          onValueChange={(next) => onChange(next.map((pick) => pick.value))}
          isItemEqualToValue={(one, other) => one.value === other.value}
          autoHighlight
        >
          <Combobox.InputGroup className={`${className} focus-within:outline-2 focus-within:outline-green`}>
            <Combobox.Chips
              data-chosen={value.join()}
              className="flex flex-wrap items-center gap-1.5"
              aria-label={label}
            >
              {chosen.map((pick) => (
                <ChosenPick key={pick.value} pick={pick} of={label} />
              ))}
              <Combobox.Input
                {...control}
                onKeyDown={keepOnEscape}
                placeholder={chosen.length === 0 ? placeholder : ''}
                className="min-w-24 grow bg-transparent outline-none"
              />
            </Combobox.Chips>
          </Combobox.InputGroup>
          <PickPopup>{(pick: SwatchPick<Value>) => <OfferedPick key={pick.value} pick={pick} />}</PickPopup>
        </Combobox.Root>
      )}
    </FieldFrame>
  )
}

type PickProps<Value extends string | number> = { pick: SwatchPick<Value> }

function ChosenPick<Value extends string | number>({ pick, of }: PickProps<Value> & { of: string }) {
  return (
    <Combobox.Chip
      aria-label={pick.label}
      className="inline-flex items-center gap-2 bg-sage pl-2 text-small text-green-deep data-highlighted:bg-green data-highlighted:text-paper"
    >
      <Swatch pick={pick} />
      {pick.label}
      <Combobox.ChipRemove
        aria-label={`Remove ${pick.label} from ${of}`}
        className="inline-flex min-h-11 min-w-11 items-center justify-center lg:min-h-7 lg:min-w-7"
      >
        <CloseIcon className="size-3.5" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}

function OfferedPick<Value extends string | number>({ pick }: PickProps<Value>) {
  return (
    <Combobox.Item
      value={pick}
      className="flex min-h-11 cursor-pointer items-center gap-2 px-3 text-small outline-none data-highlighted:bg-sand data-selected:font-semibold lg:min-h-9"
    >
      <span className="w-4" aria-hidden="true">
        <Combobox.ItemIndicator>✓</Combobox.ItemIndicator>
      </span>
      <Swatch pick={pick} />
      {pick.label}
    </Combobox.Item>
  )
}

function Swatch<Value extends string | number>({ pick: { swatch } }: PickProps<Value>) {
  if (!swatch) return null
  return <span aria-hidden="true" className="size-4 shrink-0 border border-line" style={{ background: swatch }} />
}
