import type { RequestListener } from 'node:http'
import { AggregatorRegistry, type OpenMetricsContentType } from 'prom-client'
import { answerMetrics, onlyMetrics } from './metrics/answer.ts'
import type { MetricsConfig } from './platform/config.ts'
import type { Logger } from './platform/log.ts'

/** Serves the metrics of all workers on a port of their own: counters are summed; gauges that all workers share appear once. */
export function openWorkerMetrics({ token }: MetricsConfig, log: Logger): RequestListener {
  const registry = new AggregatorRegistry<OpenMetricsContentType>()
  registry.setContentType(AggregatorRegistry.OPENMETRICS_CONTENT_TYPE)
  const write = () => registry.clusterMetrics()
  return onlyMetrics(answerMetrics({ write, type: registry.contentType, token, log }))
}
