import { categoryAddress } from '../../../contract/addresses.ts'
import type { SettingsCategory } from '../../../contract/site.ts'
import { Picture } from '../../ui/picture.tsx'

export function CategoryRow({ categories }: { categories: SettingsCategory[] }) {
  return (
    <section aria-labelledby="categories" className="wrap mt-20 md:mt-28">
      <h2 id="categories" className="mb-6 text-h2 md:mb-8">
        Shop by category
      </h2>
      <ul className="scroller bleed [--gap:1rem] [--per-view:2.4] sm:[--per-view:4] lg:[--per-view:5] xl:[--per-view:7]">
        {categories.map(({ name, routeName, thumbnail }) => (
          <li key={routeName}>
            <a href={categoryAddress(routeName)} className="group block">
              <div className="aspect-4/5 overflow-hidden bg-sand">
                {thumbnail && (
                  <Picture
                    picture={thumbnail}
                    sizes="(min-width: 1600px) 13vw, (min-width: 1200px) 18vw, (min-width: 650px) 24vw, 40vw"
                    alt=""
                    className="size-full object-cover transition-transform duration-250 group-hover:scale-[1.03]"
                  />
                )}
              </div>
              <span className="mt-3 block font-serif text-h3 decoration-1 underline-offset-4 group-hover:underline">
                {name}
              </span>
            </a>
          </li>
        ))}
        <li>
          <a href="/special-offers" className="group block">
            <div className="grid aspect-4/5 place-items-center bg-sale p-4 text-center font-serif text-h2 text-paper transition-colors group-hover:bg-ink">
              Our best prices
            </div>
            <span className="mt-3 block font-serif text-h3 text-sale decoration-1 underline-offset-4 group-hover:underline">
              Special Offers
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}
