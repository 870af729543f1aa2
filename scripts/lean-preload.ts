import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = join(import.meta.dirname, '../app/late-code.ts')

/** Replaces the helper that Vite wraps around each `import()` for browsers, a hundred lines in every page (decision 225). */
export const leanPreload = (): Plugin => ({
  name: 'lean-preload',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /preload-helper\.js$/ },
    handler: () => `export { preload as __vitePreload } from ${JSON.stringify(own)}`,
  },
})
