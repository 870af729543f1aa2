import { inBrowser, onServer, orElse, type PageOf, type Visit } from '../../api.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/site.ts'
import { viewCard } from '../product-card/card-view.ts'
import { ProductRow } from '../product-card/product-row.tsx'
import { ShopFacts } from '../structured-data/shop-facts.tsx'
import { AboutUs } from './about-us.tsx'
import { CategoryRow } from './category-row.tsx'
import { HowToFindUs } from './how-to-find-us.tsx'
import { RangeGallery } from './range-gallery.tsx'
import { Slides } from './slides.tsx'

async function load({ api }: Visit) {
  const [slides, ranges, sections] = await Promise.all([
    orElse(api.carousel(), []),
    orElse(api.homeRanges(), []),
    orElse(api.homeSections(), null),
  ])
  const row = (key: keyof NonNullable<typeof sections>) => sections?.[key].map(viewCard) ?? []
  const rows = {
    offers: row('offers'),
    newIn: row('newIn'),
    sofas: row('sofas'),
    curtains: row('curtains'),
    beds: row('beds'),
  }
  return { slides, ranges, rows }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HomePage({ loaderData: { slides, ranges, rows } }: PageOf<typeof load>) {
  const { settings } = useSite()
  return (
    <>
      <PageHead
        title={settings.shop.name}
        description={`Furniture and home furnishings at ${settings.shop.name}, ${settings.shop.town}.`}
        path="/"
      />
      <ShopFacts />
      <h1 className="sr-only">{settings.shop.name}</h1>
      <Slides slides={slides} />
      <RangeGallery ranges={ranges} />
      <CategoryRow categories={settings.categories} />
      <ProductRow
        id="offers"
        title="Special Offers"
        more={{ path: '/special-offers', name: 'See all special offers' }}
        cards={rows.offers}
      />
      <ProductRow
        id="new-in"
        title="New In"
        more={{ path: '/latest-products', name: 'See all that is new' }}
        cards={rows.newIn}
      />
      <ProductRow
        id="sofas"
        title="Sofas"
        more={{ path: '/store/sofas-chairs/sofas', name: 'See all sofas' }}
        cards={rows.sofas}
      />
      <ProductRow
        id="curtains"
        title="Ready Made Curtains"
        more={{ path: '/store/bedroom/ready-made-curtains', name: 'See all ready made curtains' }}
        cards={rows.curtains}
      />
      <ProductRow
        id="beds"
        title="Divan Beds"
        more={{ path: '/store/bedroom/divan-beds', name: 'See all divan beds' }}
        cards={rows.beds}
      />
      <AboutUs shop={settings.shop} />
      <HowToFindUs settings={settings} />
    </>
  )
}
