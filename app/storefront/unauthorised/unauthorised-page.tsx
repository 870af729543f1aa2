import { inBrowser, onServer } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { noAccess } from '../layout/page-failure.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { SearchForm } from '../layout/search-form.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

const load = async () => null
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function UnauthorisedPage() {
  return (
    <div className="wrap grid grid-cols-1 justify-items-start py-20 md:py-32">
      <PageHead title="Unauthorised" description={noAccess} />
      <h1 className="text-display">Unauthorised</h1>
      <p className="mt-6 text-lead text-soft">{noAccess}</p>
      <SearchForm id="search-here" className="mt-10 w-full max-w-96" />
      <p className="mt-10 flex flex-wrap gap-4">
        <ButtonLink href="/">Go to the home page</ButtonLink>
        <ButtonLink href="/latest-products" look="outline">
          See New In
        </ButtonLink>
      </p>
    </div>
  )
}
