import type { UnreadChoice } from '../../../../contract/staff/import-rules.ts'
import { SwitchField } from '../../form/fields/switch-field.tsx'

type Props = { value: UnreadChoice; onChange(value: UnreadChoice): void }

/** Whether an unreadable price, size or date makes its row wrong. */
export const UnreadField = ({ value, onChange }: Props) => (
  <SwitchField
    bound={{
      name: 'unread',
      label: 'Leave out cells that cannot be read',
      value: value === 'blank',
      problems: {},
      onChange: (isOn) => onChange(isOn ? 'blank' : 'refuse'),
    }}
    hint="Such as ‘from £899’ as a price. The rest of the row is imported. If off, such rows are wrong."
  />
)
