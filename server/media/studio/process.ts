import { Problem } from '../../platform/problem.ts'
import { develop, resize, strip } from './develop.ts'

/** What decodes and encodes. It runs in a process of its own (`studio.ts`), and this is what that process runs. */
const tasks = { develop, strip, resize }

export type Tasks = typeof tasks
export type Order = { id: number; task: keyof Tasks; input: unknown[] }
export type Outcome = {
  id: number
  answer?: unknown
  refusal?: { status: number; body: Problem['body'] }
  error?: string
}

process.on('message', async (order: Order) => process.send?.(await carryOut(order)))
// A Ctrl-C in a terminal reaches every process; this one leaves when the shop, having finished, lets go of it.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

async function carryOut({ id, task, input }: Order): Promise<Outcome> {
  try {
    const carry = tasks[task] as (...input: unknown[]) => Promise<unknown>
    return { id, answer: await carry(...input) }
  } catch (error) {
    if (error instanceof Problem) return { id, refusal: { status: error.status, body: error.body } }
    return { id, error: String(error) }
  }
}
