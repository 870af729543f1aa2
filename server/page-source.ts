import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pages } from './pages.ts'
import { listSecurityHeaders } from './platform/http/security-headers.ts'
import { projectFolder } from './platform/project-folder.ts'
import { StartError } from './platform/start-error.ts'
import { type Middleware, openAssets } from './static-assets.ts'

export type PageSource = Pages & {
  /** Answers requests for scripts, styles and fonts; passes all others on. */
  assets: Middleware
  close(): Promise<void>
}

type PagesModule = { createPages(hasAsset?: (address: string) => boolean): Pages }

type Options = { development: boolean; publicUrl: string; hstsSubdomains?: boolean }

export function openPages(options: Options): Promise<PageSource> {
  return options.development ? openChangingPages() : openBuiltPages(options)
}

async function openBuiltPages({ publicUrl, hstsSubdomains }: Options): Promise<PageSource> {
  const built = pathToFileURL(join(projectFolder, 'build/server/index.js'))
  if (!existsSync(built)) throw new StartError('The pages are not built yet; npm start builds them, or npm run build.')
  const { createPages } = (await import(built.href)) as PagesModule
  const folder = join(projectFolder, 'build/client/assets')
  const assets = await openAssets(folder, listSecurityHeaders(publicUrl, hstsSubdomains))
  const hasAsset = (address: string) => existsSync(join(projectFolder, 'build/client', address))
  return { ...createPages(hasAsset), assets, close: async () => {} }
}

/** Pages for development: compiled from the source on each request, with hot reload in the browser. */
async function openChangingPages(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const render: Pages['render'] = async (...args) => {
    const { createPages } = (await vite.ssrLoadModule('./server/pages.ts')) as PagesModule
    return createPages().render(...args)
  }
  return { render, assets: vite.middlewares, close: () => vite.close() }
}
