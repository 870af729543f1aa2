import type { Plugin } from 'vite'

/** sanitize-html parses styles with it, and no text keeps its styles (`server/platform/markdown.ts`). */
const unused = new Set(['postcss'])
const nothing = '\0unused-package'

/** Leaves out of the server what others import for a part of theirs that the shop does not use. */
export const unusedPackages = (): Plugin => ({
  name: 'unused-packages',
  enforce: 'pre',
  resolveId: (source) => (unused.has(source) ? nothing : undefined),
  load: (id) => (id === nothing ? 'export const parse = undefined' : undefined),
})
