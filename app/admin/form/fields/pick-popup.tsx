import { Combobox } from '@base-ui/react/combobox'
import type { ReactNode } from 'react'

/** The list of options under a search field. `problem`: why the options could not be fetched. */
export function PickPopup<Item>({
  problem,
  children,
}: {
  problem?: string | undefined
  children(item: Item): ReactNode
}) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-50">
        <Combobox.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto border border-rule bg-white py-1 shadow-lg outline-none">
          <Combobox.Empty className="px-3 text-small text-soft not-empty:py-2">
            {problem ?? 'No matches.'}
          </Combobox.Empty>
          <Combobox.List>{children}</Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
