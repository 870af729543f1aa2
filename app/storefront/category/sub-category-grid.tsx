import { subCategoryAddress } from '../../../contract/addresses.ts'
import type { SubCategoryTile } from '../../../contract/catalogue.ts'
import { Picture } from '../../ui/picture.tsx'

const sizes = '(min-width: 850px) 30vw, 46vw'

type Props = { categoryRoute: string; subCategories: SubCategoryTile[] }

export function SubCategoryGrid({ categoryRoute, subCategories }: Props) {
  if (subCategories.length === 0) return <NothingYet />
  const isFours = subCategories.length % 4 === 0
  return (
    <ul
      className={`wrap mt-6 grid pairs gap-x-4 gap-y-8 sm:gap-x-6 sm:gap-y-12 ${isFours ? 'lg:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {subCategories.map(({ uuid, name, routeName, thumbnail }) => (
        <li key={uuid}>
          <a href={subCategoryAddress(categoryRoute, routeName)} className="group block">
            <div className="aspect-4/3 overflow-hidden bg-sand">
              {thumbnail && (
                <Picture
                  picture={thumbnail}
                  sizes={sizes}
                  alt=""
                  className="size-full object-cover transition-transform duration-100 group-hover:scale-105"
                />
              )}
            </div>
            <h2 className="mt-4 text-h3 decoration-1 underline-offset-4 group-hover:underline">{name}</h2>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Shown if the category has no visible sub-category. */
const NothingYet = () => (
  <p className="wrap mt-8 text-lead text-soft">
    There is nothing here on our website at the moment. Have a look at what is{' '}
    <a href="/latest-products" className="plain-link text-ink">
      New In
    </a>
    .
  </p>
)
