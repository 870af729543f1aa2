import { ensureBuilt } from './build.mjs'
import { holding } from './hold.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, run, stopWithNpm } from './run.mjs'

stopWithNpm()
await holding(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
process.exitCode = await run(pinnedNode, ['server.ts'], { env: { NODE_ENV: process.env.NODE_ENV || 'production' } })
