import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorWords } from '../../error-screen.tsx'
import { FailedCall } from '../../failed-call.ts'
import { NoConnection } from '../../no-connection.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OrCallUs } from './or-call-us.tsx'
import { RetryButton } from './retry-button.tsx'
import { useSite } from './site.ts'

export const noAccess = 'The requested page either does not exist, or you do not have access.'

/** What a page shows that could not be loaded or drawn. The header and the footer stay. */
export function PageFailure() {
  const error = useRouteError()
  if (error instanceof NoConnection) return <Unreached />
  if (error instanceof FailedCall) return <NotLoaded />
  if (isRouteErrorResponse(error) && error.status === 401) return <Explained title="Unauthorised">{noAccess}</Explained>
  return (
    <div className={area}>
      <ErrorWords status={500} again={<RetryButton />} />
    </div>
  )
}

const area = 'wrap py-20 md:py-32'

const NotLoaded = () => (
  <Explained title="We could not load this page just now">
    Something went wrong on our side. Try again in a moment
    <OrCallUs />
  </Explained>
)

export const Unreached = ({ again }: { again?: () => void }) => (
  <Explained title="No connection" again={again}>
    The shop could not be reached, so this page was not loaded. Check that you are online, then try again
    <OrCallUs />
  </Explained>
)

type Words = { title: string; children: ReactNode; again?: () => void }

function Explained({ title, children, again }: Words) {
  const { shop } = useSite().settings
  return (
    <div className={area}>
      <title>{`${title} | ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-display">{title}</h1>
      <p role="alert" className="mt-6 max-w-text text-lead text-soft">
        {children}
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
