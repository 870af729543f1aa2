import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { holding } from './hold.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root, run, stopWithNpm } from './run.mjs'

// On a machine with much memory V8, and on one with many cores malloc, would otherwise keep many megabytes that the shop does not need.
const leanHeap = ['--max-semi-space-size=8', '--heap-growing-percent=50']

stopWithNpm()
await holding(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
process.exitCode = await run(pinnedNode, [...leanHeap, 'build/shop/server.js'], {
  env: {
    NODE_ENV: process.env.NODE_ENV || 'production',
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
    // What was compiled at one start is there at the next.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'build', 'compiled'),
  },
})
