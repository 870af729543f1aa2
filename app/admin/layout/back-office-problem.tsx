import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import type { Problem } from '../../../contract/errors.ts'
import { PageTitle } from './page-title.tsx'

const unexpected: Problem = {
  title: 'That did not work',
  reason: 'The page could not be shown just now. Please try again.',
}

/** Replaces a page that is forbidden, gone or broken. */
export function BackOfficeProblem() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) console.error(error)
  const { title, reason } = isRouteErrorResponse(error) ? (error.data as Problem) : unexpected
  return (
    <div className="mx-auto grid max-w-lg gap-6 py-10">
      <PageTitle title={title} />
      <h1 className="text-h1">{title}</h1>
      <p>{reason}</p>
      <p>
        <Link to="/admin" className="plain-link">
          Go to the overview
        </Link>
      </p>
    </div>
  )
}
