import type { ReactNode } from 'react'
import type { Bound } from '../bound.ts'
import { LabelledSwitch, type SwitchWords } from './labelled-switch.tsx'

type Props = { bound: Bound<boolean>; words?: SwitchWords; hint?: ReactNode }

export function SwitchField({ bound: { name, label, value, onChange, problem }, words, hint }: Props) {
  const [hintId, problemId] = [`${name}-hint`, `${name}-problem`]
  const described = [hint ? hintId : '', problem ? problemId : ''].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <LabelledSwitch
        id={`${name}-switch`}
        name={label}
        words={words}
        checked={value}
        onChange={onChange}
        aria-describedby={described || undefined}
        className="gap-3 font-semibold"
      />
      {hint && (
        <p id={hintId} className="text-label text-soft">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className="text-label font-semibold text-sale">
          {problem}
        </p>
      )}
    </div>
  )
}
