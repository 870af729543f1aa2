import type { EntryContext } from 'react-router'

/**
 * The router that renders a page has getters of its own, and so a hidden class of its own. V8 keeps hidden classes
 * until its full collection, and with them all the page's data, which caused a full collection three times a second.
 */
export function releaseData({ staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>): void {
  staticHandlerContext.loaderData = {}
}
