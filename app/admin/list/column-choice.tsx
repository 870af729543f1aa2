import { Menu } from '@base-ui/react/menu'
import type { ListState } from './list-state.ts'
import { type Column, chooseColumns } from './record-table.tsx'

/** Chooses the columns that a list shows. */
export function ColumnChoice<Row>({ columns, state }: { columns: Column<Row>[]; state: ListState }) {
  const shown = chooseColumns(columns, state.columns).map(({ key }) => key)
  const toggle = (key: string, on: boolean) => {
    const next = on ? [...shown, key] : shown.filter((other) => other !== key)
    const asBefore = chooseColumns(columns, null).every((column) => next.includes(column.key))
    state.change({ columns: asBefore && next.length === chooseColumns(columns, null).length ? null : next.join(',') })
  }
  return (
    <Menu.Root>
      <Menu.Trigger className="hidden min-h-9 items-center gap-1 px-3 text-small font-semibold hover:text-green sm:inline-flex">
        Columns <span aria-hidden="true">▾</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="max-h-(--available-height) min-w-44 overflow-y-auto border border-rule bg-white py-1 shadow-lg outline-none">
            {columns.slice(1).map(({ key, label }) => (
              <Menu.CheckboxItem
                key={key}
                checked={shown.includes(key)}
                onCheckedChange={(on) => toggle(key, on)}
                className="flex min-h-9 cursor-pointer items-center gap-2 px-4 text-small outline-none data-highlighted:bg-sand"
              >
                <span className="w-4" aria-hidden="true">
                  <Menu.CheckboxItemIndicator>✓</Menu.CheckboxItemIndicator>
                </span>
                {label}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
