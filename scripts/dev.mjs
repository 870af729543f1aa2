import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { pinnedNode, run, stopWithNpm } from './run.mjs'

stopWithNpm()
await withLock(ensureInstalled)
// Vite updates pages in place; a change of the server's code restarts it, which takes less than a second.
const watch = ['--watch-path=server.ts', '--watch-path=server', '--watch-path=contract', '--watch-preserve-output']
process.exitCode = await run(pinnedNode, [...watch, 'server.ts'], { env: { NODE_ENV: 'development' } })
