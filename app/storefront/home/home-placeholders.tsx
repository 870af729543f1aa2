import { CarouselPlaceholders } from '../../ui/carousel/placeholders.tsx'
import { productsPerView } from '../product-card/product-row.tsx'
import { categoriesPerView } from './category-row.tsx'
import { onePerView } from './slides.tsx'

export function HomePlaceholders() {
  return (
    <div role="status" aria-label="Loading">
      <CarouselPlaceholders amount={4} responsive={onePerView} shape="h-[500px]" className="[--gap:0px]" />
      <div className="wrap mt-20 grid gap-20 md:mt-28">
        <CarouselPlaceholders amount={6} responsive={categoriesPerView} shape="aspect-4/5" />
        <CarouselPlaceholders amount={4} responsive={productsPerView} shape="aspect-4/3" />
      </div>
    </div>
  )
}
