import type { EntryContext } from 'react-router'

/**
 * Each rendering router has getters of its own, and therefore a hidden class of its own. V8 keeps hidden classes, and
 * with them the page's data, until a full collection, which then ran three times a second.
 */
export function releaseData({ staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>): void {
  staticHandlerContext.loaderData = {}
}
