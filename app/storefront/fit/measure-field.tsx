import { useId, useState } from 'react'
import { readLength, writeLength } from '../../../contract/fit/length-text.ts'

type Props = { label: string; cm: number | null; placeholder?: string; onChange(cm: number | null): void }

/** A length in any notation; how it was read is shown below. */
export function MeasureField({ label, cm, placeholder = 'cm', onChange }: Props) {
  const id = useId()
  const [text, setText] = useState(cm === null ? '' : writeLength(cm))
  const [left, setLeft] = useState(true)
  const read = readLength(text)
  const isWrong = left && text.trim() !== '' && read === null
  const note = isWrong
    ? 'Such as 74 cm, 1.98 m or 6ft 2.'
    : read !== null && writeLength(read) !== text.trim()
      ? `${read} cm`
      : ''
  return (
    <div>
      <label htmlFor={id} className="text-small">
        {label}
      </label>
      <input
        id={id}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={40}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          setText(target.value)
          onChange(readLength(target.value))
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        className="mt-1 block min-h-12 w-full border border-line bg-white px-3 aria-[invalid=true]:border-sale"
      />
      <p id={`${id}-note`} className={`min-h-5 text-label ${isWrong ? 'text-sale' : 'text-soft'}`}>
        {note}
      </p>
    </div>
  )
}
