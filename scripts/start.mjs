import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { pinnedNode, root, run, stopWithNpm } from './run.mjs'

// With much memory V8, and with many cores malloc, would otherwise keep many megabytes that the shop does not need; and
// a large array that is freed is returned to the system immediately.
const { heapFlags, malloc } = JSON.parse(readFileSync(join(root, 'scripts/lean-memory.json'), 'utf8'))

stopWithNpm()
await withLock(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
process.exitCode = await run(pinnedNode, [...heapFlags, 'build/shop/server.js'], {
  env: unlessSet({
    NODE_ENV: 'production',
    ...malloc,
    // The compile cache of one start serves the next.
    NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
  }),
})

function unlessSet(settings) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !process.env[name]))
}
