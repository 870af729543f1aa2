import { rangeAddress } from '../../../contract/addresses.ts'
import type { HomeRange } from '../../../contract/catalogue.ts'
import { type AsShown, asShown, Kept } from '../../ui/kept.tsx'
import { Picture } from '../../ui/picture.tsx'

export function RangeGallery({ ranges }: { ranges: (HomeRange | AsShown)[] }) {
  if (ranges.length === 0) return null
  return (
    <section aria-labelledby="ranges" className="wrap mt-16 md:mt-24">
      <h2 id="ranges" className="mb-6 text-h2 md:mb-8">
        Our ranges
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-12">
        {ranges.map((range, place) => (
          <Kept
            as="li"
            key={range === asShown ? place : range.uuid}
            facts={range}
            kind={place < 2 ? 'large range' : 'range'}
            className={`${place < 2 ? 'max-sm:col-span-2' : ''} ${spans[chooseSpan(place, ranges.length)]}`}
          >
            {(facts) => <RangeLink range={facts} isLarge={place < 2} />}
          </Kept>
        ))}
      </ul>
    </section>
  )
}

const RangeLink = ({ range, isLarge }: { range: HomeRange; isLarge: boolean }) => (
  <a href={rangeAddress(range.routeName)} className="tile">
    <div className={`aspect-8/5 overflow-hidden bg-sand${isLarge ? '' : ' lg:aspect-4/3'}`}>
      {range.image && (
        <Picture
          picture={range.image}
          alt=""
          sizes={isLarge ? '(min-width: 650px) 46vw, 100vw' : '(min-width: 1200px) 23vw, 46vw'}
        />
      )}
    </div>
    <h3>{range.name}</h3>
    <p className={isLarge ? undefined : 'max-sm:hidden'}>{range.description}</p>
  </a>
)

const spans = { half: 'lg:col-span-6', third: 'lg:col-span-4', quarter: 'lg:col-span-3' }

/** Two large tiles come first; the others share the rows below, so that no row is half empty. */
function chooseSpan(place: number, amount: number): keyof typeof spans {
  if (amount === 3) return 'third'
  if (place < 2 || amount === 4) return 'half'
  return (amount - 2) % 4 === 0 ? 'quarter' : 'third'
}
