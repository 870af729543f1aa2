import type { Bound } from '../../form/bound.ts'
import { ChoiceField } from '../../form/fields/choice-field.tsx'

const choices = [30, 60, 90, 120, 150, 180].map((value) => ({ value, label: writeMinutes(value) }))

export const MinutesField = ({ bound }: { bound: Bound<number> }) => (
  <ChoiceField
    bound={{ ...bound, onChange: (minutes) => minutes !== null && bound.onChange(minutes) }}
    choices={choices}
  />
)

function writeMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const hours = minutes / 60
  return hours === 1 ? '1 hour' : `${hours === Math.floor(hours) ? hours : `${Math.floor(hours)}½`} hours`
}
