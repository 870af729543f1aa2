import { useReadOnly } from '../read-only.ts'
import type { PresetDay } from './preset-days.ts'

type Props = { label: string; days: PresetDay[]; onChoose(day: string): void }

/** Buttons for days that are often chosen. */
export function DayPresets({ label, days, onChoose }: Props) {
  if (useReadOnly()) return null
  return (
    <span className="-ml-2 flex flex-wrap gap-x-1">
      {days.map(({ words, day }) => (
        <button
          key={words}
          type="button"
          aria-label={`${words}: ${label}`}
          onClick={() => onChoose(day)}
          className="min-h-11 px-2 text-label underline underline-offset-2 hover:text-green lg:min-h-7"
        >
          {words}
        </button>
      ))}
    </span>
  )
}
