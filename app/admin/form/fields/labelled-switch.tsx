import { Switch } from '@base-ui/react/switch'
import { useReadOnly } from '../read-only.ts'

/** The words of a switch for on and off. */
export type SwitchWords = readonly [on: string, off: string]

type Props = {
  id: string
  /** The name of the switch, whether on or off. */
  name: string
  words?: SwitchWords
  checked: boolean
  onChange(on: boolean): void
  className?: string
  /** The path of its problem. */
  'data-field'?: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A switch and one word beside it: the word for its state, or its name where there is no such word. */
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
