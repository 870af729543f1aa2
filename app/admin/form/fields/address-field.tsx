import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ReactNode } from 'react'
import type { ShopPage } from '../../../../contract/staff/content.ts'
import type { Bound } from '../bound.ts'
import { DeadLinkNote } from './dead-link-note.tsx'
import { FieldFrame } from './field-frame.tsx'
import { isWanted, useShopPages } from './shop-pages.ts'

type Props = {
  bound: Bound<string>
  hint?: ReactNode
  /** Called when a page is selected by name. */
  onChoose?(page: ShopPage): void
}

/** The target of a link: typed, or selected from the shop's pages by name. */
export function AddressField({ bound, hint, onChoose }: Props) {
  const pages = useShopPages(bound.value)
  const chosen = pages.find(({ address }) => address === bound.value)
  return (
    <FieldFrame
      bound={bound}
      hint={chosen ? `${chosen.kind}: ${chosen.name}` : hint}
      note={<DeadLinkNote address={bound.value} />}
    >
      {(control) => (
        <Autocomplete.Root
          items={pages}
          value={bound.value}
          onValueChange={bound.onChange}
          itemToStringValue={(page: ShopPage) => page.address}
          filter={isWanted}
          openOnInputClick
          limit={50}
        >
          <Autocomplete.Input {...control} placeholder="Type a page’s name, or its address" />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
              <Autocomplete.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) max-w-(--available-width) overflow-y-auto border border-rule bg-white py-1 shadow-lg">
                <Autocomplete.List>
                  {(page: ShopPage) => (
                    <Autocomplete.Item
                      key={page.address}
                      value={page}
                      onClick={() => onChoose?.(page)}
                      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 text-small outline-none data-highlighted:bg-sand lg:min-h-9"
                    >
                      <span className="grow">{page.name}</span>
                      <span className="text-label text-soft">{page.kind}</span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </FieldFrame>
  )
}
