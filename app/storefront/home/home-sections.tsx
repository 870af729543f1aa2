import { LoadFailure } from '../layout/load-failure.tsx'
import { useSite } from '../layout/site.ts'
import { AboutUs } from './about-us.tsx'
import { CategoryRow } from './category-row.tsx'
import { HomeRow } from './home-row.tsx'
import { HowToFindUs } from './how-to-find-us.tsx'
import { findRow, type HomeView, type RowView } from './load-home.ts'
import { OpeningSoon } from './opening-soon.tsx'
import { RangeGallery } from './range-gallery.tsx'
import { Slides } from './slides.tsx'

export function HomeSections({ view }: { view: HomeView }) {
  const { slides, ranges, headings, own, missing } = view
  const { settings } = useSite()
  return (
    <>
      {!settings.hasProducts && slides.length === 0 && <OpeningSoon shop={settings.shop} />}
      <Slides slides={slides} />
      <RangeGallery ranges={ranges} />
      <CategoryRow categories={settings.categories} />
      {missing && <LoadFailure missing={missing} className="wrap" />}
      {(own ?? productRows).map(({ key, id, all, ...usual }: Row) => {
        const { title, path } = (!own && headings[key]) || usual
        return (
          <HomeRow
            key={id}
            id={id}
            title={title}
            more={path ? { path, name: all ?? `See all ${title}` } : undefined}
            row={findRow(view, key)}
            rowKey={key}
          />
        )
      })}
      <AboutUs shop={settings.shop} />
      <HowToFindUs settings={settings} />
    </>
  )
}

type Row = { key: string; id: string; title: string; path: string; all?: string } & Partial<RowView>

/** The rows in order, until staff arrange them in another way; their headings come from the shop. */
const productRows: Row[] = [
  { key: 'offers', id: 'offers', title: 'Special Offers', path: '/special-offers', all: 'See all special offers' },
  { key: 'newIn', id: 'new-in', title: 'New In', path: '/latest-products', all: 'See all new products' },
  { key: 'sofas', id: 'sofas', title: 'Sofas', path: '/store/sofas-chairs/sofas' },
  { key: 'curtains', id: 'curtains', title: 'Ready Made Curtains', path: '/store/bedroom/ready-made-curtains' },
  { key: 'beds', id: 'beds', title: 'Divan Beds', path: '/store/bedroom/divan-beds' },
]
