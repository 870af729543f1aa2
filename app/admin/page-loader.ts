import { type ClientLoaderFunctionArgs, data, href, type Params, redirectDocument } from 'react-router'
import { Unauthorised } from '../../contract/client.ts'
import { type Failure, failed } from '../../contract/errors.ts'
import { redirectFrom } from '../redirect-from.ts'
import { keepLastLoad } from './background-refresh.ts'
import { readPendingPage } from './pending-page.ts'
import { signInFor } from './sign-in/next-page.ts'

type PageRequest = { params: Params; url: URL; signal: AbortSignal }

/** The loader of a back office page. Somebody who is not signed in is redirected to the sign-in page, which returns them here. */
export function whenSignedIn<Data>(load: (asked: PageRequest) => Promise<Data>, options?: { isFrame: boolean }) {
  const keep = keepLastLoad<Data>(options)
  return async ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    if (isWalk(url.pathname) !== isWalk(documentPath())) throw redirectDocument(url.pathname + url.search)
    try {
      return await keep(url, request.signal, () => load({ params, url, signal: request.signal }))
    } catch (error) {
      if (error instanceof Unauthorised) throw redirectFrom(url, signInFor(url, readPendingPage()))
      throw error
    }
  }
}

/** Only this page's document may use the camera, so entering and leaving the page loads a new document. */
const isWalk = (path: string) => path.replace(/\/$/, '') === href('/admin/walk')

function documentPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name ?? location.href).pathname
}

/** Returns an answer that the page cannot do without. A failure is thrown, and the error page explains it. */
export function orFail<Answer>(answer: Answer | Failure): Answer {
  if (failed(answer)) throw data(answer.problem, answer.status)
  return answer
}
