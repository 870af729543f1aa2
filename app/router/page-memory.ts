import type { EntryContext } from 'react-router'

/**
 * The router that a page is rendered with has getters of its own, and thereby a hidden class of its own. V8 keeps hidden
 * classes until its full collection: with them, all the page's data, which brought that collection on three times a second.
 */
export function releaseData({ staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>): void {
  staticHandlerContext.loaderData = {}
}
