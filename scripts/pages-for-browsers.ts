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

const emptyPage = 'export default () => null'
const fallback = "export { HydrateFallback } from './waiting.tsx'"

/** The module that the server gets in place of a page of the back office; undefined where it gets the file itself. */
export async function emptyForServer(file: string): Promise<string | undefined> {
  if (file === layoutFile) return `${emptyPage}\n${fallback}`
  const isEmpty = pages.has(file) && !served.test(await readFile(file, 'utf8'))
  return isEmpty ? emptyPage : undefined
}

/**
 * Keeps the pages of the back office out of the server, where they would take several megabytes of each process (decision
 * 198). Browsers render them once they know who is signed in; until then the server's response shows a title.
 */
export const pagesForBrowsers = (): Plugin => ({
  name: 'pages-for-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: emptyForServer,
})
