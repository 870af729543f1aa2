import { Switch } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import type { Bound } from './bound.ts'

type Props = { bound: Bound<boolean>; hint?: ReactNode }

export function SwitchField({ bound: { name, label, value, onChange, problem }, hint }: Props) {
  const id = `${name}-switch`
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-small font-semibold lg:min-h-9">
        <Switch.Root
          id={id}
          checked={value}
          onCheckedChange={onChange}
          className="flex h-6 w-10 shrink-0 cursor-pointer rounded-full border border-line bg-white p-0.5 transition-colors data-checked:border-green data-checked:bg-green"
        >
          <Switch.Thumb className="size-4.5 rounded-full bg-line transition-transform data-checked:translate-x-4 data-checked:bg-paper" />
        </Switch.Root>
        {label}
      </label>
      {hint && <p className="text-label text-soft">{hint}</p>}
      {problem && <p className="text-label font-semibold text-sale">{problem}</p>}
    </div>
  )
}
