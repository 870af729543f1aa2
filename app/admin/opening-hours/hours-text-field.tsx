import { Button } from '../controls/button.tsx'
import type { Bound } from '../form/bound.ts'
import { GroupFrame } from '../form/fields/group-frame.tsx'
import { TextField } from '../form/fields/text-field.tsx'

type Props = { bound: Bound<string | null>; made: string }

/** A text generated from the hours, unless staff type another. */
export function HoursTextField({ bound, made }: Props) {
  const { name, label, value, onChange } = bound
  if (value === null) {
    return (
      <GroupFrame bound={{ name, label }}>
        <div className="flex flex-wrap items-center gap-3 border border-rule bg-white px-3 py-1">
          <output className="grow">{made}</output>
          <Button look="plain" aria-label={`Write it by hand: ${label}`} onClick={() => onChange(made)}>
            Write it by hand
          </Button>
        </div>
      </GroupFrame>
    )
  }
  return (
    <div className="grid gap-1">
      <TextField bound={{ ...bound, value }} hint={`The hours would say: ${made}`} />
      <p>
        <Button look="plain" className="-ml-4" onClick={() => onChange(null)}>
          Go back to the automatic text
        </Button>
      </p>
    </div>
  )
}
