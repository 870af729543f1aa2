import { createContext } from 'react-router'

/**
 * What the loaders of one page have found. Their data goes round React Router, which would write it as a stream, value by
 * value in turns with other work: half as long again as the page itself takes. It is plain JSON instead.
 */
export type FoundData = Map<unknown, unknown>
/** Null where the data travels by itself; without any value React Router refuses to read it. */
export const foundContext = createContext<FoundData | null>(null)

/** Keeps the data for the document and gives what stands for it until then; the data itself where there is no document. */
export function keepFound<Data>(found: FoundData | null, data: Data): Data {
  if (!found) return data
  const token = {}
  found.set(token, data)
  return token as Data
}

/** The loaders' own data again, by route. */
export function takeFound(found: FoundData, loaderData: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(loaderData).map(([route, data]) => [route, found.get(data) ?? data]))
}

type PageState = { loaderData: object; actionData: unknown; errors: unknown }

const id = 'page-data'

/** `<` is escaped, so nothing can end the script. */
export const writePageData = (state: PageState): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`

/** Puts the data where React Router looks for it, and ends the stream that it waits for with nothing in it. */
export function readPageData(): void {
  const { __reactRouterContext: context } = window as unknown as { __reactRouterContext: HandedOver }
  const state: unknown = JSON.parse(document.getElementById(id)?.textContent ?? '{}')
  Object.defineProperty(context, 'state', { get: () => state, set: () => {} })
  context.streamController.enqueue('[{}]\n')
  context.streamController.close()
}

type HandedOver = { streamController: ReadableStreamDefaultController<string> }
