import type { EntryContext } from 'react-router'
import type { Warn } from './warnings.ts'

export const pageManifestChange =
  "React Router's manifest no longer lists a page's routes by their ids; each page is rendered with the whole list."

/** React Router's rendering processes every route in the manifest; a page needs only its own. */
export function narrowManifest(context: EntryContext, warn: Warn): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]] as const)
  if (routes.length > 0 && routes.every(([id, route]) => route?.id === id)) {
    return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } }
  }
  warn(pageManifestChange)
  return context
}
