import type { RequestListener } from 'node:http'
import { findKind } from '../platform/http/request-kinds.ts'
import { type Facts, findTracer } from '../platform/tracing/trace.ts'
import type { BoundCall } from '../serve.ts'
import { wrapCalls } from './wrap-calls.ts'

/** Starts a trace for each request, or continues the one in its header. Without a tracer the listener is not wrapped. */
export function traceRequests(listener: RequestListener): RequestListener {
  const tracer = findTracer()
  if (!tracer) return listener
  return (req, res) => {
    const kind = findKind(req.url ?? '')
    // Balancers send these requests several times a second.
    if (kind === 'health') return listener(req, res)
    const facts = { 'http.request.method': req.method ?? '', 'showroom.kind': kind }
    const request = tracer.beginRequest({ name: `${req.method} ${kind}`, facts }, req.headers)
    res.once('close', () => {
      const id = res.getHeader('x-request-id')
      const named: Facts = typeof id === 'string' ? { 'showroom.request_id': id } : {}
      request.end({ ...named, 'http.response.status_code': res.statusCode }, res.statusCode >= 500)
    })
    request.run(() => listener(req, res))
  }
}

/** Adds a span for each call, without its input. */
export function traceCalls(calls: BoundCall[]): BoundCall[] {
  const tracer = findTracer()
  return tracer ? wrapCalls(calls, (call, work) => tracer.follow({ name: `call ${call}` }, work)) : calls
}
