import { Menu } from '../controls/menu.tsx'
import { useMember } from './desk-layout.tsx'

/** What can be done with anything that has a page on the site. */
export function PlaceActions({ address, onBin }: { address: string; onBin(): void }) {
  const mayEdit = useMember().role !== 'sales'
  return (
    <>
      <a href={address} className="inline-flex min-h-11 items-center px-3 text-small underline lg:min-h-9">
        See it on the site
      </a>
      {mayEdit && <Menu label="More" items={[{ label: 'Move to the bin', onChoose: onBin, danger: true }]} />}
    </>
  )
}
