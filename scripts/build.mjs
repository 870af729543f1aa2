import { fileURLToPath } from 'node:url'
import { fingerprint, unlessDone } from './fingerprint.mjs'
import { holding } from './hold.mjs'
import { ensureInstalled } from './install.mjs'
import { must } from './run.mjs'

const inputs = [
  'app',
  'contract',
  'public',
  'server/pages.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/** Builds the pages, unless the build that is there was made from the very same files. */
export async function ensureBuilt() {
  await unlessDone('build/.showroom-build', fingerprint(inputs), async () => {
    console.log('Building the pages …')
    await must('react-router', ['build'], { quiet: true, env: { NODE_ENV: 'production' } })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await holding(async () => {
    await ensureInstalled()
    await ensureBuilt()
  })
}
