import type { ReactNode } from 'react'
import type { Bound } from '../bound.ts'
import { DateInput } from './date-input.tsx'
import { DayPresets } from './day-presets.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { PresetDay } from './preset-days.ts'

type Props = {
  bound: Bound<string>
  hint?: ReactNode
  presets?: PresetDay[]
  /** A filter ignores an incomplete day. */
  isFilter?: boolean
}

/** A whole day by the shop's clock. */
export function DateField({ bound, hint, presets, isFilter = false }: Props) {
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <>
          <DateInput
            {...control}
            value={bound.value}
            incomplete={isFilter ? '' : undefined}
            onChange={bound.onChange}
          />
          {presets && <DayPresets label={bound.label} days={presets} onChoose={bound.onChange} />}
        </>
      )}
    </FieldFrame>
  )
}
