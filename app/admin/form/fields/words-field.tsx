import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { cutBullet } from '../../../../contract/pasted-text.ts'
import { CloseIcon } from '../../../ui/icons.tsx'
import type { Bound } from '../bound.ts'
import { FieldFrame } from './field-frame.tsx'
import { makeRemoveProps } from './remove-props.ts'

type Props = { bound: Bound<string[]>; hint?: ReactNode }

/** A list of words. A comma or Enter ends a word; Backspace removes the last one. */
export function WordsField({ bound, hint }: Props) {
  const { label, value, onChange, problems } = bound
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const lines = text.split('\n').map(cutBullet)
    const words = lines.flatMap((line) => line.split(/[,\t]/).map((word) => word.trim()))
    onChange([...new Set([...value, ...words.filter((word) => word !== '')])])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add(typed)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,\n\t]/.test(text)) return
    event.preventDefault()
    add(typed + text)
  }
  const [firstProblem] = Object.values(problems)
  return (
    <FieldFrame bound={{ ...bound, problem: bound.problem ?? firstProblem }} hint={hint}>
      {({ className, ...control }) => (
        <div
          data-entries
          className={`${className} flex flex-wrap gap-1.5 focus-within:outline-2 focus-within:outline-green`}
        >
          {value.map((word) => (
            <span key={word} className="inline-flex items-center bg-sage pl-2 text-small text-green-deep">
              {word}
              <button
                type="button"
                aria-label={`Remove ${word} from ${label}`}
                {...makeRemoveProps(() => onChange(value.filter((other) => other !== word)))}
                className="inline-flex min-h-11 min-w-11 items-center justify-center lg:min-h-7 lg:min-w-7"
              >
                <CloseIcon className="size-3.5" />
              </button>
            </span>
          ))}
          <input
            {...control}
            value={typed}
            autoComplete="off"
            className="min-w-24 grow bg-transparent outline-none"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => add(typed)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
