import { LabelledSwitch } from '../../form/fields/labelled-switch.tsx'
import { MailNote } from '../../mail/mailing.tsx'

type Props = { name: string; checked: boolean; onChange(on: boolean): void }

/** Whether the visitor gets an email about a change. */
export const WritesSwitch = ({ name, checked, onChange }: Props) => (
  <div>
    <LabelledSwitch
      id="writes-switch"
      name={`Write to ${name}`}
      checked={checked}
      onChange={onChange}
      className="gap-3"
    />
    {checked && <MailNote />}
  </div>
)
