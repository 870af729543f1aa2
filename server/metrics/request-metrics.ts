import type { RequestListener } from 'node:http'
import { Counter, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client'
import { findKind } from '../platform/http/request-kinds.ts'

/** Upper limits of the histogram, from the time of a cached answer to that of a slow page. */
const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Counts and times each request, until its answer is sent or its client disconnects. */
export function countRequests(
  listener: RequestListener,
  registers: Registry<OpenMetricsContentType>[],
): RequestListener {
  const requests = new Counter({
    name: 'showroom_requests_total',
    help: 'Requests by kind and class of status; "gone" where the client left before the answer.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'showroom_request_seconds',
    help: 'Time from the head of a request to the end of its answer, by kind.',
    labelNames: ['kind'],
    buckets: seconds,
    registers,
  })
  return (req, res) => {
    const begun = performance.now()
    const kind = findKind(req.url ?? '')
    res.once('close', () => {
      requests.inc({ kind, status: res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'gone' })
      times.observe({ kind }, (performance.now() - begun) / 1000)
    })
    listener(req, res)
  }
}
