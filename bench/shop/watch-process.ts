import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

const warmUpRequests = 200

const [ports] = (await once(process, 'message')) as [number[]]
let longest = 0
await Promise.all(ports.map((port) => askAgain(port, warmUpRequests)))
longest = 0
process.on('message', () => {
  process.send?.({ topic: 'longest', facts: longest })
  longest = 0
})
process.send?.({ topic: 'watching' })
await Promise.all(ports.map((port) => askAgain(port, Number.POSITIVE_INFINITY)))

/** Sends cheap requests almost without a pause, so that any stall of the shop shows as a slow answer. */
async function askAgain(port: number, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const start = performance.now()
    await fetch(`http://localhost:${port}/healthz`).then((answer) => answer.text())
    longest = Math.max(longest, performance.now() - start)
    await pause(1)
  }
}
