import type { ReactNode } from 'react'
import type { Bound } from '../bound.ts'
import { DayPresets } from './day-presets.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { PresetDay } from './preset-days.ts'

type Props = { bound: Bound<string>; hint?: ReactNode; presets?: PresetDay[] }

/** A whole day by the shop's clock. */
export function DateField({ bound, hint, presets }: Props) {
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <>
          <input
            {...control}
            type="date"
            max="9999-12-31"
            value={bound.value}
            onChange={(event) => bound.onChange(event.target.value)}
          />
          {presets && <DayPresets label={bound.label} days={presets} onChoose={bound.onChange} />}
        </>
      )}
    </FieldFrame>
  )
}
