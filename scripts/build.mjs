import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint, unlessDone } from './fingerprint.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { must, root } from './run.mjs'

const everything = ['contract', 'package-lock.json']
const settings = [
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/calls-for-browsers.ts',
  'scripts/imports/contract-for-shoppers.ts',
  'scripts/lean-preload.ts',
  'scripts/pages-for-browsers.ts',
  'scripts/ascii-chunks.ts',
]
const pages = ['app', 'public', 'server/pages.ts', ...settings, ...everything]
const server = [
  'db/demo',
  'server',
  'server.ts',
  'vite.server.config.ts',
  'scripts/ascii-chunks.ts',
  'scripts/former-chunks.ts',
  'scripts/passkeys-on-demand.ts',
  'scripts/unused-packages.ts',
  ...everything,
]
const options = { quiet: true, env: { NODE_ENV: 'production' } }

/** Builds the pages and the server, each unless the existing build was made from the same files. */
export async function ensureBuilt() {
  await unlessDone('build/.pages', fingerprint(pages), async () => {
    // The server is built again as well: a running shop adopts a build only once both stamps exist.
    for (const name of ['client', 'server', 'compiled', 'programs', '.server'])
      rmSync(join(root, 'build', name), { recursive: true, force: true })
    console.log('Building the pages …')
    await must('react-router', ['build'], options)
  })
  await unlessDone('build/.server', fingerprint(server), async () => {
    console.log('Building the server …')
    await must('vite', ['build', '--config', 'vite.server.config.ts'], options)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await withLock(async () => {
    await ensureInstalled()
    await ensureBuilt()
  })
}
