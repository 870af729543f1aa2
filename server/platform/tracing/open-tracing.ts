import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace as spans,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from '../log.ts'
import { isRefusal } from '../problem.ts'
import { logExporterMessages } from './log-exporter-messages.ts'
import type { TraceSettings } from './settings.ts'
import { setTracer, type Tracer } from './trace.ts'
import { traceQueries } from './trace-queries.ts'

/**
 * Sends traces from now on; its modules are loaded only where the environment asks for it. Nothing is registered for the
 * whole process: libraries that trace by themselves would add values of queries, and addresses.
 */
export function openTracing(settings: TraceSettings, log: Logger): { close(): Promise<void> } {
  logExporterMessages(log)
  const exporter = settings.protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter()
  const provider = new TracerProvider({
    resource: describeProcess(),
    sampler: openSampler(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...settings.batch })],
  })
  setTracer(createTracer(provider))
  const leaveQueries = traceQueries()
  return {
    close: async () => {
      leaveQueries()
      setTracer(undefined)
      await provider.shutdown().catch((err) => log.warn({ err }, 'the last traces could not be sent'))
    },
  }
}

/** The environment may name the service; otherwise it is `showroom`. */
const describeProcess = () =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'showroom' }))
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, hostDetector, envDetector] }))

function openSampler({ sampler, ratio }: TraceSettings): Sampler {
  const kind = sampler.replace('parentbased_', '')
  const root =
    kind === 'always_on'
      ? new AlwaysOnSampler()
      : kind === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio)
  return sampler === kind ? root : new ParentBasedSampler({ root })
}

function createTracer(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer('showroom')
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()
  return {
    follow: async ({ name, facts, isAlone }, work) => {
      const parent = (!isAlone && current.getStore()) || ROOT_CONTEXT
      const span = tracer.startSpan(name, { attributes: facts }, parent)
      try {
        return await current.run(spans.setSpan(parent, span), work, (more) => void span.setAttributes(more))
      } catch (error) {
        noteFault(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    beginRequest: ({ name, facts }, headers) => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: facts }, parent)
      return {
        run: (work) => current.run(spans.setSpan(parent, span), work),
        end: (more, isFault) => {
          span.setAttributes(more)
          if (isFault) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
  }
}

/** Records only the kind of an error: its message may repeat what somebody typed. A refusal is no fault. */
function noteFault(span: Span, error: unknown): void {
  if (isRefusal(error)) return
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error)
}
