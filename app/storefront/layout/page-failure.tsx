import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorWords, FailureWords } from '../../error-screen.tsx'
import { FailedCall } from '../../failed-call.ts'
import { NoConnection } from '../../no-connection.ts'
import { OrCallUs } from './or-call-us.tsx'
import { RetryButton, type RetryProps } from './retry-button.tsx'

export const noAccess = 'The requested page either does not exist, or you do not have access.'

/** Replaces a page that could not be loaded or rendered. The header and the footer stay. */
export function PageFailure() {
  const error = useRouteError()
  if (error instanceof NoConnection) return <Unreached />
  return (
    <div className={area}>
      {error instanceof FailedCall ? (
        <FailureWords title="We could not load this page just now" reason={failedHere} again={<RetryButton />} />
      ) : isRouteErrorResponse(error) && error.status === 401 ? (
        <FailureWords title="Unauthorised" reason={noAccess} again={<RetryButton />} />
      ) : (
        <ErrorWords status={500} again={<RetryButton />} />
      )}
    </div>
  )
}

const area = 'wrap py-20 md:py-32'

const failedHere = (
  <>
    Something went wrong on our side. Try again in a moment
    <OrCallUs />
  </>
)

export const Unreached = (retry: RetryProps) => (
  <div className={area}>
    <FailureWords title="No connection" reason={unreachable} again={<RetryButton {...retry} />} />
  </div>
)

const unreachable = (
  <>
    This page was not loaded. Check that you are online, then try again
    <OrCallUs />
  </>
)
