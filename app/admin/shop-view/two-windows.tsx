import { type ReactNode, useState } from 'react'

export type Window = 'phone' | 'computer'
const names: Record<Window, string> = { phone: 'On a phone', computer: 'On a computer' }

/** Both views side by side on a wide screen; on a narrow one, a choice between them. */
export function TwoWindows({ label, children }: { label: string; children(window: Window): ReactNode }) {
  const [shown, setShown] = useState<Window>('phone')
  return (
    <section aria-label={label} className="mb-8">
      <div className="mb-3 flex lg:hidden">
        {(['phone', 'computer'] as const).map((window) => (
          <button
            key={window}
            type="button"
            aria-pressed={shown === window}
            onClick={() => setShown(window)}
            className="min-h-11 border-b-2 border-transparent px-4 text-small aria-pressed:border-green aria-pressed:font-semibold"
          >
            {names[window]}
          </button>
        ))}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_17rem]">
        <div className={`min-w-0 ${shown === 'computer' ? '' : 'max-lg:hidden'}`}>{children('computer')}</div>
        <div className={`min-w-0 ${shown === 'phone' ? '' : 'max-lg:hidden'}`}>{children('phone')}</div>
      </div>
    </section>
  )
}
