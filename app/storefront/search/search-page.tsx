import { searchAddress } from '../../../contract/addresses.ts'
import { goTo, inBrowser, onServer, type PageOf, type Visit } from '../../api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { Listing } from '../listing/listing.tsx'
import { loadListing } from '../listing/load-listing.ts'

async function load(visit: Visit) {
  const text = readText(visit.url)
  const asked = visit.url.searchParams.get('q')
  if (asked !== null && searchAddress(asked) !== visit.url.pathname + visit.url.search) throw goTo(searchAddress(asked))
  return { text, listing: await loadListing(visit, { searchField: text.slice(0, 200) }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SearchPage({ loaderData: { text, listing } }: PageOf<typeof load>) {
  const title = text ? `Search results for ${text}` : 'Search results for'
  return (
    <>
      <PageHead title={title} />
      <PageBanner title={title} description={describeCorrection(listing.correctedTo)} />
      <div className="wrap mt-6">
        <Breadcrumbs crumbs={[{ name: title, path: searchAddress(text) }]} />
      </div>
      <Listing listing={listing} subtitle="results for" searchTitle={text} />
    </>
  )
}

const describeCorrection = (words: string | null) =>
  words ? `Nothing is called that here; these are for “${words}”.` : undefined

/** The path is decoded once and by us: a search for `%2F` is about those three letters. */
function readText({ pathname, searchParams }: URL): string {
  const asked = searchParams.get('q')
  if (asked !== null) return asked
  const encoded = pathname.slice('/search/'.length)
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
