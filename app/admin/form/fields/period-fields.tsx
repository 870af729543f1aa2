import { describePeriod } from '../../../../contract/staff/periods.ts'
import { StatusNote } from '../../controls/status-note.tsx'
import type { Bound } from '../bound.ts'
import { InstantField } from './instant-field.tsx'

type Props = { from: Bound<string | null>; until: Bound<string | null> }

/** From when until when something is shown, by London’s clock; with neither, always. */
export function PeriodFields({ from, until }: Props) {
  const period = describePeriod({ from: from.value, until: until.value }, new Date())
  return (
    <>
      <InstantField period={{}} bound={from} hint="Empty: at once." />
      <InstantField period={{ from: from.value }} bound={until} isEnd hint="Empty: until you take it off the site." />
      <StatusNote className="border-l-2 border-line pl-3 text-small">{period && `${period.text}.`}</StatusNote>
    </>
  )
}
