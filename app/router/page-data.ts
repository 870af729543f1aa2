import { createContext } from 'react-router'
import { writeOnce } from './text-of.ts'

/**
 * Data that the loaders of one page return, sent as plain JSON. It bypasses React Router, which would write it as a
 * stream, value by value and asynchronously: that takes half as long as rendering the page.
 */
export type PageData = Map<unknown, unknown>
/**
 * Null if React Router sends the data itself: reading a context without a value throws. Marked as pure, so that the
 * bundle for browsers omits it.
 */
export const pageDataContext = /* @__PURE__ */ createContext<PageData | null>(null)

/** Stores the data for the document and returns a token in its place; returns the data itself if there is no document. */
export function keepData<Data>(stored: PageData | null, data: Data): Data {
  if (!stored) return data
  const token = {}
  stored.set(token, data)
  return token as Data
}

/** Replaces the tokens by the loaders' own data, by route. */
export function restoreData(stored: PageData, loaderData: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(loaderData).map(([route, data]) => [route, stored.get(data) ?? data]))
}

type PageState = { loaderData: Record<string, unknown>; actionData: unknown; errors: unknown }

/** `<` is escaped, so nothing can end the script. */
export const writePageData = (state: PageState): string =>
  `<script id="page-data" type="application/json">${writeState(state).replaceAll('<', '\\u003c')}</script>`

function writeState({ loaderData, actionData, errors }: PageState): string {
  const routes = Object.entries(loaderData).map(([route, data]) => `${JSON.stringify(route)}:${write(data)}`)
  return `{"loaderData":{${routes.join()}},"actionData":${write(actionData)},"errors":${write(errors)}}`
}

const write = (data: unknown) =>
  typeof data === 'object' && data !== null ? writeOnce(data) : (JSON.stringify(data) ?? 'null')
