import type { PublishGap } from '../../../contract/publish-gaps.ts'
import type { MissingCount } from '../../../contract/staff/bulk.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'

const lacks: Record<PublishGap, string> = {
  'no-picture': 'without a picture',
  'no-alt': 'with a picture that has no description',
  'variant-no-price': 'with a variant without a price: ‘In store only’',
  'no-dimensions': 'with a variant without dimensions',
  'no-place': 'without a sub-category: in no menu',
  'no-description': 'without a description',
}

/** Lists what the products to be published lack; they can be published nevertheless. */
export function MissingList({ missing }: { missing: MissingCount[] }) {
  if (missing.length === 0) return null
  return (
    <section aria-label="Still missing" className="border-l-2 border-sale pl-3 text-small">
      <p className="font-semibold">On the site, but still incomplete</p>
      <ul>
        {missing.map(({ gap, count }) => (
          <li key={gap}>
            {writeCount(count, 'product')} {lacks[gap]}
          </li>
        ))}
      </ul>
    </section>
  )
}
