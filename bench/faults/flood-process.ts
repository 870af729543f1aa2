import { once } from 'node:events'
import { connect } from 'node:net'
import { floods, pourInto } from './floods.ts'

type Order = { port: number; flood: number; connections: number; seconds: number; again: boolean }

const [{ port, flood: place, connections, seconds, again }] = (await once(process, 'message')) as [Order]
const flood = floods[place]
if (!flood) throw new Error(`There is no flood ${place}.`)
const statuses: Record<string, number> = {}
const until = Date.now() + seconds * 1000
let opened = 0
for (let number = 0; number < connections; number++) open()
setTimeout(() => {
  process.send?.({ opened, statuses })
  process.exit(0)
}, seconds * 1000)

/** Opens a connection; with `again` it is reopened a second after it was closed, so that the number stays the same. */
function open(): void {
  if (!flood || Date.now() > until) return
  opened++
  const socket = connect({ port, host: '127.0.0.1' })
  socket.once('data', (answer) => {
    const status = /^HTTP\/1.1 (\d+)/.exec(answer.toString('latin1'))?.[1] ?? 'no answer'
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  socket.on('error', () => {})
  if (again) socket.once('close', () => setTimeout(open, 1000))
  pourInto(socket, flood)
}
