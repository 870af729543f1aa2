const ending = '.data'

/**
 * React Router responds to an address with this ending with the data of a page. Only the back office has pages that
 * cannot load their data by the API.
 */
export const isForData = (pathname: string): boolean => pathname.endsWith(ending)

/** A shopper's request is always for a page, whatever its ending: a search for `oak.data` is one for these words. */
export function askForPage(request: Request): Request {
  const url = new URL(request.url)
  if (!isForData(url.pathname)) return request
  url.pathname = `${url.pathname.slice(0, -ending.length)}%2Edata`
  return new Request(url, request)
}
