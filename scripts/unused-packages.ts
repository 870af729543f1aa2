import type { Plugin } from 'vite'

/** sanitize-html uses postcss to parse styles, but the shop removes all styles from texts (`server/platform/markdown.ts`). */
const unused = new Set(['postcss'])
const nothing = '\0unused-package'

/** Leaves out of the server packages that other packages import only for features that the shop does not use. */
export const unusedPackages = (): Plugin => ({
  name: 'unused-packages',
  enforce: 'pre',
  resolveId: (source) => (unused.has(source) ? nothing : undefined),
  load: (id) => (id === nothing ? 'export const parse = undefined' : undefined),
})
