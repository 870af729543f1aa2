const ending = '.data'

/**
 * React Router answers an address that ends so with the data of a page. Only the back office has pages that cannot load
 * their data by the API.
 */
export const isForData = (pathname: string): boolean => pathname.endsWith(ending)

/** A shopper always asks for a page, whatever its address ends with: a search for `oak.data` is one for these words. */
export function askForPage(request: Request): Request {
  const url = new URL(request.url)
  if (!isForData(url.pathname)) return request
  url.pathname = `${url.pathname.slice(0, -ending.length)}%2Edata`
  return new Request(url, request)
}
