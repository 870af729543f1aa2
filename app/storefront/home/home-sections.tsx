import { LoadFailure } from '../layout/load-failure.tsx'
import { useSite } from '../layout/site.ts'
import { ProductRow } from '../product-card/product-row.tsx'
import { AboutUs } from './about-us.tsx'
import { CategoryRow } from './category-row.tsx'
import { HowToFindUs } from './how-to-find-us.tsx'
import type { HomeView } from './load-home.ts'
import { RangeGallery } from './range-gallery.tsx'
import { Slides } from './slides.tsx'

export function HomeSections({ view: { slides, ranges, rows, missing } }: { view: HomeView }) {
  const { settings } = useSite()
  return (
    <>
      <Slides slides={slides} />
      <RangeGallery ranges={ranges} />
      <CategoryRow categories={settings.categories} />
      {missing && <LoadFailure missing={missing} className="wrap" />}
      {productRows.map(({ key, id, title, more }) => (
        <ProductRow key={id} id={id} title={title} more={more} cards={rows[key]} />
      ))}
      <AboutUs shop={settings.shop} />
      <HowToFindUs settings={settings} />
    </>
  )
}

const productRows = [
  {
    key: 'offers',
    id: 'offers',
    title: 'Special Offers',
    more: { path: '/special-offers', name: 'See all special offers' },
  },
  { key: 'newIn', id: 'new-in', title: 'New In', more: { path: '/latest-products', name: 'See all that is new' } },
  { key: 'sofas', id: 'sofas', title: 'Sofas', more: { path: '/store/sofas-chairs/sofas', name: 'See all sofas' } },
  {
    key: 'curtains',
    id: 'curtains',
    title: 'Ready Made Curtains',
    more: { path: '/store/bedroom/ready-made-curtains', name: 'See all ready made curtains' },
  },
  {
    key: 'beds',
    id: 'beds',
    title: 'Divan Beds',
    more: { path: '/store/bedroom/divan-beds', name: 'See all divan beds' },
  },
] as const
