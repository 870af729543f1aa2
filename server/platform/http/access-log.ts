import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../log.ts'
import { redactPath } from '../redaction.ts'
import { logSparingly } from '../sparing-log.ts'
import type { RequestContext } from './request-context.ts'

const slowMs = 1000

/** Logs one line when the answer is sent or the client has disconnected; errors were logged where they occurred. */
export function followRequest(context: RequestContext, log: Logger): void {
  const { req, res, id } = context
  const startedAt = performance.now()
  res.once('close', () => {
    const ms = Math.round(performance.now() - startedAt)
    const isUsual = res.writableFinished && !res.errored && !context.isRefused && res.statusCode !== 405 && ms < slowMs
    if (isUsual && !log.isLevelEnabled('debug')) return
    const line = describeRequest(req, res, id, ms)
    if (res.errored && !isClientGone(res)) log.error({ ...line, err: res.errored }, 'response aborted')
    else if (!res.writableFinished) log.debug(line, 'client gone')
    else if (context.isRefused || res.statusCode === 405) noteRefused(log, line)
    else if (ms >= slowMs) noteSlow(log, line)
    else log.debug(line, 'answered')
  })
}

/** A pipelined response that waits for earlier ones has no socket yet; Node destroys it with an error. */
const isClientGone = ({ errored, socket }: ServerResponse) =>
  socket === null && errored instanceof Error && 'code' in errored && errored.code === 'ECONNRESET'

type Described = ReturnType<typeof describeRequest>

const noteRefused = (log: Logger, { status, ...own }: Described) =>
  logSparingly(log, { level: 'info', words: 'refused', shared: { status }, own })

/** Logged sparingly, because anybody can send a request slowly. */
const noteSlow = (log: Logger, { status, ...own }: Described) =>
  logSparingly(log, { level: 'warn', words: 'slow', shared: { status }, own })

function describeRequest(req: IncomingMessage, res: ServerResponse, id: string, ms: number) {
  // Without the query, because what people search for is private.
  const path = redactPath(req.url ?? '')
  return { id, method: req.method, path, status: res.statusCode, ms }
}
