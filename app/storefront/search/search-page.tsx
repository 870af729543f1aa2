import { searchAddress } from '../../../contract/addresses.ts'
import { goTo, inBrowser, onServer, type PageOf, type PageRequest } from '../../api.ts'
import { useShownEvent } from '../analytics/track-event.ts'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { readSearchText, titleSearch } from '../layout/search-text.ts'
import { isNarrowed } from '../listing/chosen.ts'
import { Listing } from '../listing/listing.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { ShopAnswers } from './shop-answers.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load(asked: PageRequest) {
  const text = readSearchText(asked.url)
  const address = searchAddress(text)
  if (asked.query.has('q') && !address.includes('?')) throw goTo(address + withoutText(asked.url))
  return { text, listing: await loadListing(asked, { searchField: text }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SearchPage({ loaderData: { text, listing } }: PageOf<typeof load>) {
  useShownEvent('search', text, { search_term: text })
  const title = titleSearch(text)
  return (
    <>
      <PageHead title={title} description="What the search of our shop found." />
      <PageBanner
        title={title}
        description={listing.correctedTo ? `Showing results for “${listing.correctedTo}”` : undefined}
      />
      <div className="wrap mt-6">
        <PageTrail path={searchAddress(text)} name={title} />
      </div>
      <ShopAnswers answers={listing.answers} />
      {(listing.total > 0 || !listing.answers[0] || isNarrowed(listing.chosen)) && (
        <Listing listing={listing} subtitle={text && 'results for'} searchTitle={text} />
      )}
    </>
  )
}

/** The query without the search text: the order, the filters and the page. */
function withoutText({ search }: PageRequest['url']): string {
  const rest = new URLSearchParams(search)
  rest.delete('q')
  return rest.size > 0 ? `?${rest}` : ''
}
