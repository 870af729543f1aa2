import { href, Link } from 'react-router'
import { labelKind } from '../../../contract/kinds.ts'
import type { CatalogueGap, CatalogueState, DeadLink } from '../../../contract/staff/overview.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { findAddress } from '../record-addresses.ts'
import { CountRow, Part, SoftText } from './part.tsx'

const labels: Record<CatalogueGap, string> = {
  'no-picture': 'Products without a picture',
  'no-alt': 'Pictures without a description',
  'variant-no-price': 'Products with a variant without a price',
  'no-dimensions': 'Products with a variant without dimensions',
  'no-place': 'Products without a sub-category',
}

const addressOf = (gap: CatalogueGap) =>
  gap === 'no-alt' ? `${href('/admin/media')}?show=no-alt` : `${href('/admin/products')}?status=published&only=${gap}`

/** Counts the gaps and dead links of published products and pages. */
export function CatalogueGaps({ state }: { state: CatalogueState }) {
  const { published, deadLinks, damaged } = state
  const gaps = state.gaps.filter(({ count }) => count > 0)
  return (
    <Part title="Missing on the site" note={describePublished(published)}>
      {gaps.length + deadLinks.length + damaged.picture + damaged.file === 0 ? (
        <SoftText>
          {published === 0
            ? 'Nothing: no product is on the site yet.'
            : 'Nothing: every product is complete, and every link works.'}
        </SoftText>
      ) : (
        <ul>
          {damaged.picture > 0 && (
            <CountRow to={`${href('/admin/media')}?show=damaged`} count={damaged.picture}>
              Damaged pictures: please upload them again
            </CountRow>
          )}
          {damaged.file > 0 && (
            <CountRow to={`${href('/admin/media/files')}?show=damaged`} count={damaged.file}>
              Damaged files: please upload them again
            </CountRow>
          )}
          {deadLinks.slice(0, maxShown).map((link) => (
            <DeadLinkRow key={`${link.kind}${link.id}${link.address}`} link={link} />
          ))}
          {deadLinks.length > maxShown && (
            <li className="border-t border-rule py-2 text-small">{deadLinks.length - maxShown} more dead links</li>
          )}
          {gaps.map(({ gap, count }) => (
            <CountRow key={gap} to={addressOf(gap)} count={count}>
              {labels[gap]}
            </CountRow>
          ))}
        </ul>
      )}
    </Part>
  )
}

const maxShown = 4

const describePublished = (count: number) =>
  count === 1 ? '1 product on the site' : `${writeWhole(count)} products on the site`

const describe: Record<DeadLink['target'], (address: string) => string> = {
  page: (address) => `links to ${address}, where there is no page`,
  file: (address) => `links to ${address}, a file that is not in the library`,
  picture: (address) => `names ${address}, a picture that is not in the library`,
}

function DeadLinkRow({ link }: { link: DeadLink }) {
  return (
    <li className="relative min-h-11 border-t border-rule py-2 text-small hover:bg-sand lg:min-h-9">
      <Link to={findAddress(link)} className="after:absolute after:inset-0">
        {labelKind(link.kind)} {link.name && <>“{link.name}”</>}
      </Link>{' '}
      <span className="text-sale">{describe[link.target](link.address)}</span>
    </li>
  )
}
