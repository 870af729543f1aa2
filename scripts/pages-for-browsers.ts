import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const app = join(import.meta.dirname, '../app')
const listRoutes = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...listRoutes(entry.children ?? [])])
const layout = listRoutes(await routes).find(({ id }) => id === 'back-office')
const layoutFile = join(app, layout?.file ?? '')
const pages = new Set(listRoutes(layout?.children ?? []).map(({ file }) => join(app, file)))

/** The exports of a page that React Router uses on the server, besides its component. */
const served = /export (?:const|(?:async )?function) (?:loader|action|middleware|headers|meta|links)\b/

const drawsNothing = 'export default () => null'
const waits = "export { HydrateFallback } from './waiting.tsx'"

/** The module that the server is given in place of a file, where it is not the file itself. */
export async function emptyForServer(file: string): Promise<string | undefined> {
  if (file === layoutFile) return `${drawsNothing}\n${waits}`
  const isEmpty = pages.has(file) && !served.test(await readFile(file, 'utf8'))
  return isEmpty ? drawsNothing : undefined
}

/**
 * The back office is drawn in browsers, once they know who is signed in: the server shows a title until then. The code of its
 * pages would take several megabytes of each process (decision 198).
 */
export const pagesForBrowsers = (): Plugin => ({
  name: 'pages-for-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: emptyForServer,
})
