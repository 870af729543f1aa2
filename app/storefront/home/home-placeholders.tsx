import { CarouselPlaceholders } from '../../ui/carousel/placeholders.tsx'
import { productsPerView } from '../product-card/product-row.tsx'
import { categoriesPerView } from './category-row.tsx'
import { onePerView } from './slides.tsx'

export function HomePlaceholders() {
  return (
    <div role="status" aria-label="Loading">
      <CarouselPlaceholders amount={4} responsive={onePerView} shape="h-[500px]" className="[--gap:0px]" />
      <div className="wrap mt-20 grid gap-20 md:mt-28">
        <RangePlaceholders />
        <CarouselPlaceholders amount={6} responsive={categoriesPerView} shape="aspect-4/5" />
        <CarouselPlaceholders amount={4} responsive={productsPerView} shape="aspect-4/3" />
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
