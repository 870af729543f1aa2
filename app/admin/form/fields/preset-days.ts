import { addDays, readDate } from '../../../../contract/dates/london.ts'

/** A day that is often chosen, with the words on its button. */
export type PresetDay = { words: string; day: string }

/** The presets for the start of a period count from today; those for its end count from its start, if that is in the future. */
export function listPresetDays(now: Date, { isEnd = false, after = '' } = {}): PresetDay[] {
  const today = readDate(now)
  if (!isEnd) {
    return [
      { words: 'Today', day: today },
      { words: 'Tomorrow', day: addDays(today, 1) },
      { words: 'In a week', day: addDays(today, 7) },
    ]
  }
  const isLater = isWholeDay(after) && after > today
  const base = isLater ? after : today
  return [
    ...(isLater ? [{ words: 'The same day', day: base }] : [{ words: 'Today', day: base }]),
    { words: isLater ? 'A week later' : 'In a week', day: addDays(base, 7) },
    { words: isLater ? 'End of that month' : 'End of the month', day: endMonth(base) },
  ]
}

const isWholeDay = (day: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(day)

/** The day before the next month begins. */
function endMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  return addDays(`${next}-01`, -1)
}
