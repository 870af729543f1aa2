import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // One small immutable file names all routes, so that no page asks the server what lies behind its links.
  routeDiscovery: { mode: 'initial' },
  // A page and its loader are one file: fewer requests on a first visit.
  splitRouteModules: false,
  buildEnd: async () => {
    await listShopPages('build/client/assets')
    await compressAssets('build/client/assets')
  },
} satisfies Config

/** Nobody gets from the shop to the back office without a new document: what shoppers load need not name its pages. */
async function listShopPages(folder: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter((candidate) => /^manifest-[^.]+\.js$/.test(candidate))) {
    const text = await readFile(join(folder, name), 'utf8')
    const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
    const manifest: { url: string; routes: Record<string, { id: string; parentId?: string }> } = JSON.parse(
      text.slice(start, end),
    )
    const ofTheShop = Object.entries(manifest.routes).filter(
      ([id, { parentId }]) => id === 'root' || id === 'storefront' || parentId === 'storefront',
    )
    const url = manifest.url.replace(name, `shop-${name}`)
    const shop = JSON.stringify({ ...manifest, url, routes: Object.fromEntries(ofTheShop) })
    await writeFile(join(folder, `shop-${name}`), text.slice(0, start) + shop + text.slice(end))
  }
}

/** Made once at the build, so that the smallest form costs nothing when it is asked for. */
async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter((candidate) => /\.(js|css|svg)$/.test(candidate))) {
    const file = join(folder, name)
    const bytes = await readFile(file)
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${file}.br`, brotliCompressSync(bytes, { params: size }))
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
