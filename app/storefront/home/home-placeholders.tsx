import { useLocation } from 'react-router'
import { findPlace } from '../../router/places.ts'
import { CarouselPlaceholders } from '../../ui/carousel/placeholders.tsx'
import { productsPerView } from '../product-card/product-row.tsx'
import { categoriesPerView } from './category-row.tsx'
import { onePerView } from './slides.tsx'

/** The height in pixels, including the gap above, in the narrowest window. */
const minRowHeight = 220

/** As many rows as it takes to reach the scroll position to which the shopper returns. */
export function HomePlaceholders() {
  const place = findPlace(useLocation().key)
  return (
    <div role="status" aria-label="Loading">
      <CarouselPlaceholders amount={4} responsive={onePerView} shape="h-[500px]" className="[--gap:0px]" />
      <div className="wrap mt-20 grid gap-20 md:mt-28">
        <RangePlaceholders />
        <CarouselPlaceholders amount={6} responsive={categoriesPerView} shape="aspect-4/5" />
        {Array.from({ length: 1 + Math.ceil(place / minRowHeight) }, (_, row) => `row ${row}`).map((key) => (
          <CarouselPlaceholders key={key} amount={4} responsive={productsPerView} shape="aspect-4/3" />
        ))}
      </div>
    </div>
  )
}

/** In the shape of the first four tiles of 'Our ranges'. */
const RangePlaceholders = () => (
  <div aria-hidden="true" className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6">
    <RangePlaceholder isLarge />
    <RangePlaceholder isLarge />
    <RangePlaceholder />
    <RangePlaceholder />
  </div>
)

const RangePlaceholder = ({ isLarge = false }) => (
  <div className={`aspect-8/5 animate-pulse bg-sand ${isLarge ? 'max-sm:col-span-2' : ''}`} />
)
