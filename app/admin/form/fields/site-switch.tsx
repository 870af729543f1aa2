import type { ReactNode } from 'react'
import { offSite, onSite } from '../../../../contract/staff/site-words.ts'
import type { Bound } from '../bound.ts'
import { SwitchField } from './switch-field.tsx'

type Props = {
  bound: Bound<boolean>
  /** What else disappears while the record is off the site. */
  hint?: ReactNode
}

/** Whether shoppers see a record, explained where it is chosen. */
export const SiteSwitch = ({ bound, hint }: Props) => (
  <SwitchField
    words={[onSite, offSite]}
    bound={bound}
    hint={bound.value ? 'Shoppers see it.' : <>Only staff see it. Nothing is lost. {hint}</>}
  />
)
