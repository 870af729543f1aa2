import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { minify } from 'terser'
import { isManifest, nameShopManifest, shopManifestChange, shortenManifest } from './app/router/shop-manifest.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // One small immutable file names all routes, so that no page asks the server for the routes of its links.
  routeDiscovery: { mode: 'initial' },
  // A page and its loader are one file: fewer requests on a first visit.
  splitRouteModules: false,
  buildEnd: async () => {
    await listShopPages('build/client/assets')
    await shrinkParts('build/client/assets')
    await compressAssets('build/client/assets')
  },
} satisfies Config

async function listShopPages(folder: string): Promise<void> {
  const name = (await readdir(folder)).find(isManifest)
  const short = name && shortenManifest(await readFile(join(folder, name), 'utf8'))
  if (name && short) await writeFile(join(folder, nameShopManifest(name)), short)
  else console.warn(shopManifestChange)
}

/** Terser takes another 1.2 kB off a first visit, which the bundler's own minifier leaves. */
async function shrinkParts(folder: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter((candidate) => shoppersPart.test(candidate))) {
    const file = join(folder, name)
    const { code } = await minify(await readFile(file, 'utf8'), {
      module: true,
      ecma: 2020,
      // Our own code has no getters with side effects; React's and the router's is left to the default.
      compress: { passes: 3, sequences: false, pure_getters: isReact.test(name) ? 'strict' : true },
      format: { preamble: compileEarly.test(name) ? '//# allFunctionsCalledOnLoad' : '' },
    })
    if (code) await writeFile(file, code)
  }
}

const isReact = /^react-/

/** The groups of chunks in vite.config.ts that shoppers load. */
const shoppersPart =
  /^(react|storefront-layout|carousel|turning|tooltips|listing|home|popup|product-page|search-page)-[\w-]{8}\.js$/

/** Chromium compiles the functions of such a chunk in the background while it downloads, instead of each at its first call (decision 183). */
const compileEarly = /^(react|storefront-layout)-/

/** Compresses once, at the build: the highest level would take too long for each request. */
async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter((candidate) => /\.(js|css|svg|wasm)$/.test(candidate))) {
    const file = join(folder, name)
    const bytes = await readFile(file)
    // With blocks of 1 MB the largest file is 54 bytes smaller than with the default.
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGBLOCK]: 20 }
    await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }))
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
