import type { ReactNode } from 'react'
import { describePeriod, type Period } from '../../../../contract/staff/periods.ts'
import { offSite, onSite } from '../../../../contract/staff/site-words.ts'
import type { Bound } from '../bound.ts'
import { SwitchField } from './switch-field.tsx'

type Props = {
  bound: Bound<boolean>
  /** What else disappears while the record is off the site. */
  hint?: ReactNode
  /** When it is shown: that may have ended, or not begun. */
  period?: Period
}

/** Whether shoppers see a record, explained where it is chosen. */
export const SiteSwitch = ({ bound, hint, period }: Props) => (
  <SwitchField
    words={[onSite, offSite]}
    bound={bound}
    hint={bound.value ? describeShown(period) : <>Only staff see it. Nothing is lost. {hint}</>}
  />
)

const describeShown = (period: Period | undefined) =>
  period && describePeriod(period, new Date())?.isNow === false
    ? 'Shoppers see it only at the times below.'
    : 'Shoppers see it.'
