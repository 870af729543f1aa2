import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const app = join(import.meta.dirname, '../app')
const listRoutes = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...listRoutes(entry.children ?? [])])
const layout = listRoutes(await routes).find(({ id }) => id === 'back-office')
/** The server answers an address that nothing has with 404. */
const unknown = 'admin/layout/unknown-page.tsx'

/** The files of the pages of the back office. */
export const drawnInBrowsers = listRoutes(layout?.children ?? [])
  .map(({ file }) => file)
  .filter((file) => file !== unknown)
  .map((file) => join(app, file))
export const layoutFile = join(app, layout?.file ?? '')

const drawsNothing = 'export default () => null'
const waits = "export { HydrateFallback } from './waiting.tsx'"

/**
 * The back office is drawn in browsers, once they know who is signed in: the server shows a title until then. The code of its
 * pages would take several megabytes of each process (decision 198).
 */
export const pagesForBrowsers = (): Plugin => ({
  name: 'pages-for-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: (file) => {
    if (file === layoutFile) return `${drawsNothing}\n${waits}`
    return drawnInBrowsers.includes(file) ? drawsNothing : undefined
  },
})
