import { href } from 'react-router'
import type { SlideRow } from '../../../contract/staff/content-records.ts'
import type { HomeRowRow } from '../../../contract/staff/home-rows.ts'
import { staffApi } from '../api.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { OrderedRows } from '../list/ordered-rows.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { HomeRowList } from './home-row-list.tsx'
import { NewSlide } from './new-slide.tsx'
import { nameSlide } from './slide-name.ts'

export const clientLoader = whenSignedIn(async () => {
  const [slides, rows] = await Promise.all([staffApi.slides(), staffApi.homeRows()])
  return { slides: orFail(slides), rows: orFail(rows) }
})

export default function HomePage({ loaderData }: { loaderData: { slides: SlideRow[]; rows: HomeRowRow[] } }) {
  const { slides, rows } = loaderData
  return (
    <>
      <PageTitle title="Home page" />
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h2">Home page</h1>
        <a href="/" className="inline-flex min-h-11 items-center px-3 text-small underline lg:min-h-9">
          See it on the site
        </a>
      </div>
      <section aria-labelledby="slides" className="mb-12">
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h2 id="slides" className="mr-auto text-h3">
            Slides
          </h2>
          <NewSlide />
        </div>
        {slides.length === 0 ? (
          <p className="border border-rule bg-white p-8 text-center">
            No slides yet. Add one with a good photograph: it is the first thing a shopper sees.
          </p>
        ) : (
          <OrderedRows
            label="Slides"
            rows={slides}
            keyOf={({ uuid }) => uuid}
            nameOf={nameSlide}
            to={(uuid) => href('/admin/home/slides/:uuid', { uuid })}
            whyNotShown={({ image }) => (image ? undefined : 'Not shown: no picture')}
            save={(order) => staffApi.orderSlides({ order })}
          />
        )}
      </section>
      <HomeRowList rows={rows} />
    </>
  )
}
