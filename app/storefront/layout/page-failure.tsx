import { useRouteError } from 'react-router'
import { ErrorWords } from '../../error-screen.tsx'
import { NoConnection } from '../../no-connection.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { canCall, PhoneLink } from './phone-link.tsx'
import { RetryButton } from './retry-button.tsx'
import { useSite } from './site.ts'

/** What a page shows that could not be loaded or drawn. The header and the footer stay. */
export function PageFailure() {
  const isUnreached = useRouteError() instanceof NoConnection
  if (isUnreached) return <Unreached />
  return (
    <div className={area}>
      <ErrorWords status={500} again={<RetryButton />} />
    </div>
  )
}

const area = 'wrap py-20 md:py-32'

export function Unreached({ again }: { again?: () => void }) {
  const { shop } = useSite().settings
  return (
    <div className={area}>
      <title>{`No connection | ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-display">No connection</h1>
      <p role="alert" className="mt-6 max-w-text text-lead text-soft">
        The shop could not be reached, so this page was not loaded. Check that you are online, then try again
        {canCall(shop.phone) && (
          <>
            , or call us on <PhoneLink phone={shop.phone} className="plain-link whitespace-nowrap text-ink" />
          </>
        )}
        .
      </p>
      <p className="mt-10 flex flex-wrap gap-4">
        <RetryButton again={again} />
        <ButtonLink href="/" look="outline">
          To the home page
        </ButtonLink>
      </p>
    </div>
  )
}
