import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import type { Problem } from '../../../contract/errors.ts'
import { NoConnection } from '../../no-connection.ts'
import { Button } from '../controls/button.tsx'
import { isObject } from '../form/saving/same-value.ts'
import { PageTitle } from './page-title.tsx'

const unexpected: Problem = {
  title: 'That did not work',
  reason: 'The page could not be shown just now. Please try again.',
}
const noConnection: Problem = {
  title: 'No connection',
  reason: 'The shop could not be reached, so this page was not loaded. Check that you are online, then try again.',
}

/** Replaces a page that is forbidden, missing or broken. */
export function BackOfficeProblem() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) console.error(error)
  const { title, reason } = findProblem(error)
  return (
    <div className="mx-auto grid max-w-lg gap-6 py-10">
      <PageTitle title={title} />
      <h1 className="text-h1">{title}</h1>
      <p>{reason}</p>
      <div className="flex flex-wrap items-center gap-4">
        {mayWork(error) && <TryAgain />}
        <Link to="/admin" className="plain-link">
          Go to the overview
        </Link>
      </div>
    </div>
  )
}

function findProblem(error: unknown): Problem {
  if (error instanceof NoConnection) return noConnection
  return isRouteErrorResponse(error) && isObject(error.data) ? (error.data as Problem) : unexpected
}

/** Whether a retry may help: it does not for a page that is forbidden or missing. */
const mayWork = (error: unknown) => !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429

/** Reloads the page, also automatically once the browser is online again. */
function TryAgain() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const load = () => void revalidate()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [revalidate])
  const isTrying = state === 'loading'
  return (
    <Button look="solid" disabled={isTrying} onClick={() => revalidate()}>
      {isTrying ? 'One moment …' : 'Try again'}
    </Button>
  )
}
