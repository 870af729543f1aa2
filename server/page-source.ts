import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pages } from './pages.ts'
import { projectFolder } from './platform/project-folder.ts'
import { StartError } from './platform/start-error.ts'
import { type Middleware, openAssets } from './static-assets.ts'

export type PageSource = Pages & {
  /** Answers requests for scripts, styles and fonts; hands everything else on. */
  assets: Middleware
  close(): Promise<void>
}

type PagesModule = { createPages(hasAsset?: (address: string) => boolean): Pages }

export function openPages({ development }: { development: boolean }): Promise<PageSource> {
  return development ? openChangingPages() : openBuiltPages()
}

async function openBuiltPages(): Promise<PageSource> {
  const built = pathToFileURL(join(projectFolder, 'build/server/index.js'))
  if (!existsSync(built)) throw new StartError('The pages are not built yet; npm start builds them, or npm run build.')
  const { createPages } = (await import(built.href)) as PagesModule
  const assets = await openAssets(join(projectFolder, 'build/client/assets'))
  const hasAsset = (address: string) => existsSync(join(projectFolder, 'build/client', address))
  return { ...createPages(hasAsset), assets, close: async () => {} }
}

/** Pages as they are on disk at this moment, with hot reload in the browser. */
async function openChangingPages(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const render: Pages['render'] = async (...args) => {
    const { createPages } = (await vite.ssrLoadModule('./server/pages.ts')) as PagesModule
    return createPages().render(...args)
  }
  return { render, assets: vite.middlewares, close: () => vite.close() }
}
