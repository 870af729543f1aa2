import { useEffect, useRef } from 'react'

type Props = { label: string; checked: boolean; partly?: boolean; onChange(on: boolean): void }

/** The checkbox of a row, or of all rows. */
export function RowTick({ label, checked, partly = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly
  }, [partly])
  return (
    <label className="relative z-10 -my-1.5 inline-flex min-h-11 min-w-11 items-center justify-center lg:min-w-9">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        className="size-4 accent-green"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
