import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

type MenuItem = { label: string; onChoose(): void; danger?: boolean; disabled?: boolean }
type Props = { label: ReactNode; name?: string; items: MenuItem[]; align?: 'start' | 'end' }

/** A button that opens a list of actions. `name` is its accessible name where the label is only a symbol. */
export function Menu({ label, name, items, align = 'end' }: Props) {
  return (
    <Base.Root>
      <Base.Trigger
        aria-label={name}
        className="inline-flex min-h-11 max-w-full items-center gap-1 px-3 text-small font-semibold whitespace-nowrap hover:text-green lg:min-h-9"
      >
        {label}
        <span aria-hidden="true">▾</span>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className="z-50">
          <Base.Popup className="max-h-(--available-height) min-w-44 overflow-y-auto border border-rule bg-white py-1 shadow-lg outline-none">
            {items.map(({ label: text, onChoose, danger, disabled }) => (
              <Base.Item
                key={text}
                disabled={disabled}
                onClick={onChoose}
                className={`flex min-h-11 cursor-pointer items-center px-4 text-small outline-none data-disabled:opacity-50 data-highlighted:bg-sand lg:min-h-9 ${danger ? 'text-sale' : ''}`}
              >
                {text}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
