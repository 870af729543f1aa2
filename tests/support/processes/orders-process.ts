import { serveTasks } from '../../../server/platform/child/serve-tasks.ts'
import { Problem } from '../../../server/platform/problem.ts'

const megabyte = 1024 * 1024

/** The orders that a child accepts. */
serveTasks({
  echo: (...said: unknown[]) => said,
  *nothing() {},
  async *count(to: number) {
    for (let number = 1; number <= to; number++) yield number
  },
  refuse: () => {
    throw new Problem(422, 'Not that', 'Not that one.')
  },
  fail: () => {
    throw new Error('a fault of ours')
  },
  failBecause: (isRefusal: boolean) => {
    const cause = Object.assign(new RangeError('no space left on device'), { code: 'ENOSPC', row: 'Jane Marsh' })
    throw isRefusal ? new Problem(507, 'Full', 'The disk is full.').because(cause) : new Error('not written', { cause })
  },
  spin: () => {
    for (;;);
  },
  leave: () => process.exit(0),
  endure: (signal: NodeJS.Signals) => process.kill(process.pid, signal),
  hoardTexts: () => {
    const held: unknown[] = []
    for (;;) held.push(Array.from({ length: 1000 }, (_, place) => ({ place })))
  },
  hoardBuffers: async () => {
    const held: Buffer[] = []
    for (;;) {
      held.push(Buffer.alloc(megabyte, 1))
      await new Promise((resolve) => setImmediate(resolve))
    }
  },
  knows: () => Object.keys(process.env).sort(),
})
