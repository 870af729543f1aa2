import { Switch } from '@base-ui/react/switch'
import { useReadOnly } from '../read-only.ts'

/** The words for the two states of a switch. */
export type SwitchWords = readonly [on: string, off: string]

type Props = {
  id: string
  /** The name of the switch, which does not depend on its state. */
  name: string
  words?: SwitchWords
  checked: boolean
  onChange(on: boolean): void
  className?: string
  /** The path at which the form reports the switch's problem. */
  'data-field'?: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A switch with one word beside it: the word for its state or, without such words, its name. */
export function LabelledSwitch({ id, name, words, checked, onChange, className = '', ...marks }: Props) {
  return (
    <label htmlFor={id} className={`flex min-h-11 items-center text-small lg:min-h-9 ${className}`}>
      <Switch.Root
        id={id}
        aria-label={words && name}
        {...marks}
        checked={checked}
        onCheckedChange={onChange}
        disabled={useReadOnly()}
        className="flex h-6 w-10 shrink-0 cursor-pointer data-disabled:cursor-default rounded-full border border-line bg-white p-0.5 transition-colors data-checked:border-green data-checked:bg-green aria-[invalid=true]:border-sale"
      >
        <Switch.Thumb className="size-4.5 rounded-full bg-line transition-transform data-checked:translate-x-4 data-checked:bg-paper" />
      </Switch.Root>
      {words ? words[checked ? 0 : 1] : name}
    </label>
  )
}
