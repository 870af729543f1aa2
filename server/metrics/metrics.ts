import type { RequestListener } from 'node:http'
import { AggregatorRegistry, collectDefaultMetrics, type OpenMetricsContentType, Registry } from 'prom-client'
import type { MetricsConfig } from '../platform/config.ts'
import type { Logger } from '../platform/log.ts'
import { isWorker } from '../platform/workers/worker.ts'
import type { BoundCall } from '../serve.ts'
import { answerMetrics, asksForMetrics, onlyMetrics } from './answer.ts'
import { openCallTimes } from './call-metrics.ts'
import { countRequests } from './request-metrics.ts'
import { registerShop, type Sources } from './shop-metrics.ts'

type Metrics = {
  timeCalls(calls: BoundCall[]): BoundCall[]
  /** Counts the requests to the shop's listener; with a token and without a separate port, it also answers /metrics. */
  follow(listener: RequestListener): RequestListener
  /** Called once the shop is open: from then on its own metrics are read. */
  read(sources: Sources): void
  /** Answers /metrics, and nothing else, on a port of its own. */
  listener: RequestListener
}

export function openMetrics({ port, token }: MetricsConfig, log: Logger): Metrics {
  const registry = new ShopRegistry()
  const registers = [registry]
  collectDefaultMetrics<OpenMetricsContentType>({ register: registry })
  if (isWorker()) answerFirstProcess(registry)
  const write = () => registry.metrics()
  const answer = answerMetrics({ write, type: registry.contentType, token, log })
  return {
    timeCalls: openCallTimes(registers),
    follow: (listener) => {
      const counted = countRequests(listener, registers)
      return port === undefined ? (req, res) => (asksForMetrics(req) ? answer : counted)(req, res) : counted
    },
    read: (sources) => {
      registry.readShop = registerShop(sources, registers)
    },
    listener: onlyMetrics(answer),
  }
}

/** Reads the shop's own metrics before each scrape. */
class ShopRegistry extends Registry<OpenMetricsContentType> {
  readShop = async () => {}

  constructor() {
    super()
    this.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  }

  override async metrics(): Promise<string> {
    await this.readShop()
    return super.metrics()
  }

  override async getMetricsAsJSON() {
    await this.readShop()
    return super.getMetricsAsJSON()
  }
}

/** Lets this worker send its metrics to the first process, which adds up those of all workers. */
function answerFirstProcess(registry: ShopRegistry): void {
  new AggregatorRegistry<OpenMetricsContentType>()
  AggregatorRegistry.setRegistries([registry])
}
