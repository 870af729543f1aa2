import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { holding } from './hold.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root, run, stopWithNpm } from './run.mjs'

// On a machine with much memory V8, and on one with many cores malloc, would otherwise keep many megabytes that the shop
// does not need; and a large array that is done with goes back at once.
const { heapFlags, malloc } = JSON.parse(readFileSync(join(root, 'scripts/lean-memory.json'), 'utf8'))

stopWithNpm()
await holding(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
process.exitCode = await run(pinnedNode, [...heapFlags, 'build/shop/server.js'], {
  env: unlessSet({
    NODE_ENV: 'production',
    ...malloc,
    // What was compiled at one start is there at the next.
    NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
  }),
})

function unlessSet(settings) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !process.env[name]))
}
