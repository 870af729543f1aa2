import { Problem } from '../problem.ts'
import { describeError, type ShownError } from '../shown-error.ts'

export type Tasks = Record<string, (...input: never[]) => unknown>
export type TaskRequest = { task: string; input: unknown[] }
export type Outcome = {
  /** One of several chunks before the answer. */
  chunk?: unknown
  answer?: unknown
  refusal?: { status: number; body: Problem['body']; cause?: ShownError }
  error?: ShownError
  isOver?: boolean
}

/** Serves tasks in a child process, one at a time; every chunk that a task yields is sent immediately. */
export function serveTasks(tasks: Tasks): void {
  process.on('message', async (request: TaskRequest) => send({ ...(await carryOut(tasks, request)), isOver: true }))
  // A terminal or a supervisor signals every process; this one exits when the shop has finished and disconnects.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  // SIGKILL, because `exit` would wait for a picture that is being decoded.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}

async function carryOut(tasks: Tasks, { task, input }: TaskRequest): Promise<Outcome> {
  try {
    const result: unknown = await (tasks[task] as ((...input: unknown[]) => unknown) | undefined)?.(...input)
    if (!isStream(result)) return { answer: result }
    for await (const chunk of result) await send({ chunk })
    return {}
  } catch (error) {
    if (!(error instanceof Problem)) return { error: describeError(error) }
    const { status, body, cause } = error
    return { refusal: { status, body, ...(cause !== undefined && { cause: describeError(cause) }) } }
  }
}

const isStream = (result: unknown): result is AsyncIterable<unknown> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result

/** For a task that sends chunks while it works, instead of yielding them. */
export const sendChunk = (chunk: unknown): Promise<void> => send({ chunk })

/** Waits until the message is written, so that a long answer does not pile up in memory. */
const send = (outcome: Outcome) => new Promise<void>((resolve) => process.send?.(outcome, () => resolve()))
