import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { pinnedNode, root, run, stopWithNpm } from './run.mjs'

// Otherwise V8 would keep many megabytes that the shop does not need on a machine with much memory, as would malloc on one
// with many cores. With these settings a large array is returned to the system as soon as it is freed.
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
    // Each start reuses the compile cache of the one before.
    NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
  }),
})

function unlessSet(settings) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !process.env[name]))
}
