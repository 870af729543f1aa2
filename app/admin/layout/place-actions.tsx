import { Menu } from '../controls/menu.tsx'
import { useMayEdit } from '../form/editors-fields.tsx'
import { SiteLink } from './site-link.tsx'

/** What can be done with anything that has a page on the site. */
export function PlaceActions({ address, onBin }: { address: string; onBin(): void }) {
  const mayEdit = useMayEdit()
  return (
    <>
      <SiteLink address={address} />
      {mayEdit && <Menu label="More" items={[{ label: 'Move to the bin', onChoose: onBin, danger: true }]} />}
    </>
  )
}
