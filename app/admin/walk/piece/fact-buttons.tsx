import type { ReactNode } from 'react'

type GroupProps = { title: string; recorded: string; checked: string; isUnchecked: boolean; children: ReactNode }

/** Shows one recorded fact, with the buttons that confirm or change it. */
export function FactGroup({ title, recorded, checked, isUnchecked, children }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{title}</legend>
      <p className="mb-2 text-small">
        <strong className="font-semibold">{recorded}</strong>
        <span className={isUnchecked ? 'text-sale' : 'text-soft'}>, {checked}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">{children}</div>
    </fieldset>
  )
}

type ButtonProps = { isRecorded: boolean; isDone: boolean; onTap(): void; children: ReactNode }

/** The button of the recorded value has a thick border, and is filled if it was checked today; the others have a thin one. */
export function FactButton({ isRecorded, isDone, onTap, children }: ButtonProps) {
  const look = isDone
    ? 'border-green bg-green text-paper'
    : isRecorded
      ? 'border-green bg-sage outline-1 -outline-offset-2 outline-green'
      : 'border-line bg-white'
  return (
    <button
      type="button"
      aria-pressed={isDone}
      onClick={onTap}
      className={`flex min-h-13 items-center justify-center gap-2 rounded-sm border px-2 text-center text-small font-semibold ${look}`}
    >
      {isDone && <span aria-hidden="true">✓</span>}
      {children}
    </button>
  )
}
