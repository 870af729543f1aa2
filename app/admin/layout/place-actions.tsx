import type { ComponentProps } from 'react'
import { Menu } from '../controls/menu.tsx'
import { useMayEdit } from '../form/editors-fields.tsx'
import { PageLink } from './page-link.tsx'

/** The actions on any record that has a page on the site. */
export function PlaceActions({ onBin, ...page }: ComponentProps<typeof PageLink> & { onBin(): void }) {
  const mayEdit = useMayEdit()
  return (
    <>
      <PageLink {...page} />
      {mayEdit && <Menu label="More" items={[{ label: 'Move to the bin', onChoose: onBin, danger: true }]} />}
    </>
  )
}
