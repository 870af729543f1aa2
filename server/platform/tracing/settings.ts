import { StartError } from '../start-error.ts'

type Env = Record<string, string | undefined>

/** The settings that OpenTelemetry’s packages do not read from the environment themselves. */
export type TraceSettings = {
  protocol: 'http/protobuf' | 'http/json'
  sampler: (typeof samplers)[number]
  /** The share of traces that a sampler by ratio takes. */
  ratio: number
  batch: {
    maxQueueSize?: number
    scheduledDelayMillis?: number
    exportTimeoutMillis?: number
    maxExportBatchSize?: number
  }
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
const protocols = ['http/protobuf', 'http/json'] as const

/** Absent unless the environment names where traces go. */
export function readTraceSettings(env: Env): TraceSettings | undefined {
  const read = (name: string) => env[name]?.trim() || undefined
  const endpoint = read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? read('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (endpoint === undefined || read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined
  if (read('OTEL_TRACES_EXPORTER') === 'none') return undefined
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new StartError('The endpoint of OTEL_EXPORTER_OTLP has to be an address such as http://localhost:4318.')
  const byProtocol = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL']
  return {
    protocol: pick(env, byProtocol.find(read) ?? '', protocols, 'http/protobuf'),
    sampler: pick(env, 'OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
    ratio: readNumber(env, 'OTEL_TRACES_SAMPLER_ARG', 1) ?? 1,
    batch: readBatch(env),
  }
}

function readBatch(env: Env): TraceSettings['batch'] {
  const read = {
    maxQueueSize: readNumber(env, 'OTEL_BSP_MAX_QUEUE_SIZE'),
    scheduledDelayMillis: readNumber(env, 'OTEL_BSP_SCHEDULE_DELAY'),
    exportTimeoutMillis: readNumber(env, 'OTEL_BSP_EXPORT_TIMEOUT'),
    maxExportBatchSize: readNumber(env, 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE'),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

function pick<Choice extends string>(env: Env, name: string, choices: readonly Choice[], usual: Choice): Choice {
  const given = env[name]?.trim() || usual
  const chosen = choices.find((choice) => choice === given)
  if (!chosen) throw new StartError(`${name} is ${JSON.stringify(given)}; it has to be one of ${choices.join(', ')}.`)
  return chosen
}

function readNumber(env: Env, name: string, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const given = env[name]?.trim()
  if (!given) return undefined
  const value = Number(given)
  if (value >= 0 && value <= max) return value
  throw new StartError(`${name} is ${JSON.stringify(given)}; it has to be a number${max === 1 ? ' from 0 to 1' : ''}.`)
}
