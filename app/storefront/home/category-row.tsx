import type { ReactNode } from 'react'
import { categoryAddress } from '../../../contract/addresses.ts'
import type { SettingsCategory } from '../../../contract/site.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Picture } from '../../ui/picture.tsx'

export const categoriesPerView = { 0: 3, 650: 4, 1200: 5, 1600: 7 }

export function CategoryRow({ categories }: { categories: SettingsCategory[] }) {
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories" className="wrap mt-20 md:mt-28">
      <h2 id="categories" className="mb-6 text-h2 md:mb-8">
        Shop by category
      </h2>
      <Carousel
        label="Categories"
        responsive={categoriesPerView}
        autoplayMs={3000}
        arrows
        className="bleed [--gap:0.75rem] md:[--gap:1rem]"
      >
        {categories.map(({ name, routeName, thumbnail }) => (
          <CategoryCard key={routeName} path={categoryAddress(routeName)} name={name}>
            {thumbnail && (
              <Picture
                picture={thumbnail}
                sizes="(min-width: 1600px) 13vw, (min-width: 1200px) 18vw, (min-width: 650px) 24vw, 32vw"
                largest={640}
                alt=""
              />
            )}
          </CategoryCard>
        ))}
        <CategoryCard key="special offers" path="/special-offers" name="Special Offers" look="text-sale">
          <div className="grid size-full place-items-center bg-sale p-2 text-center font-serif text-h3 text-paper transition-colors group-hover:bg-ink md:text-h2">
            See our offers
          </div>
        </CategoryCard>
      </Carousel>
    </section>
  )
}

type Props = { path: string; name: string; look?: string; children: ReactNode }

function CategoryCard({ path, name, look, children }: Props) {
  return (
    <a href={path} className="group tile">
      <div className="aspect-4/5 overflow-hidden bg-sand">{children}</div>
      <span className={look}>{name}</span>
    </a>
  )
}
