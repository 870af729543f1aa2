import { Problem } from '../../platform/problem.ts'
import { develop, resize, strip } from './develop.ts'

/** What decodes and encodes. It runs in a process of its own (`studio.ts`), and this is what that process runs. */
const tasks = { develop, strip, resize }

export type Tasks = typeof tasks
export type Order = { task: keyof Tasks; input: unknown[] }
export type Outcome = {
  answer?: unknown
  refusal?: { status: number; body: Problem['body'] }
  error?: string
}

process.on('message', async (order: Order) => process.send?.(await carryOut(order)))
// A Ctrl-C in a terminal reaches every process; this one leaves when the shop, having finished, lets go of it.
process.on('SIGINT', () => {})
// And at once, which `exit` is not while a picture is being decoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function carryOut({ task, input }: Order): Promise<Outcome> {
  try {
    const carry = tasks[task] as (...input: unknown[]) => Promise<unknown>
    return { answer: await carry(...input) }
  } catch (error) {
    if (error instanceof Problem) return { refusal: { status: error.status, body: error.body } }
    return { error: String(error) }
  }
}
