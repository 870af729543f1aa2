import { Combobox } from '@base-ui/react/combobox'
import type { ReactNode } from 'react'
import { ChevronIcon, CloseIcon } from '../../../ui/icons.tsx'
import type { Bound } from '../bound.ts'
import { FieldFrame } from './field-frame.tsx'
import { keepOnEscape } from './keep-on-escape.ts'
import { PickPopup } from './pick-popup.tsx'

export type Pick<Value extends string | number> = {
  value: Value
  label: string
  /** A note that distinguishes this option from others of the same name. */
  note?: string
}
type Props<Value extends string | number> = {
  bound: Bound<Value | null>
  picks: Pick<Value>[]
  hint?: ReactNode
  placeholder?: string
}

/** Selects one option of many, found by typing a part of its name; or none. */
export function PickField<Value extends string | number>({ bound, picks, hint, placeholder = 'None' }: Props<Value>) {
  const { label, value, onChange } = bound
  const chosen =
    value === null ? null : (picks.find((pick) => pick.value === value) ?? { value, label: 'No longer there' })
  return (
    <FieldFrame bound={bound} hint={hint}>
      {({ className, ...control }) => (
        <Combobox.Root
          items={picks}
          value={chosen}
          onValueChange={(pick) => onChange(pick?.value ?? null)}
          isItemEqualToValue={(one, other) => one.value === other.value}
          autoHighlight
        >
          <div className="relative">
            <Combobox.Input
              {...control}
              onKeyDown={keepOnEscape}
              placeholder={placeholder}
              className={`${className} pr-22 lg:pr-18`}
            />
            <div className="absolute inset-y-0 right-0 flex">
              <Combobox.Clear aria-label={`Clear ${label}`} className={`${sign} text-soft`}>
                <CloseIcon className="size-4" />
              </Combobox.Clear>
              <Combobox.Trigger aria-label={`Choose ${label}`} className={sign}>
                <ChevronIcon className="size-4" />
              </Combobox.Trigger>
            </div>
          </div>
          <PickPopup>{(pick: Pick<Value>) => <PickItem key={pick.value} pick={pick} />}</PickPopup>
        </Combobox.Root>
      )}
    </FieldFrame>
  )
}

const sign = 'inline-flex w-11 items-center justify-center lg:w-9'

function PickItem<Value extends string | number>({ pick }: { pick: Pick<Value> }) {
  return (
    <Combobox.Item
      value={pick}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 text-small outline-none data-highlighted:bg-sand data-selected:font-semibold lg:min-h-9"
    >
      {pick.label}
      {pick.note && <span className="text-label font-normal text-soft">{pick.note}</span>}
    </Combobox.Item>
  )
}
