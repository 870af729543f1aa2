import { expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { readTraceSettings } from './settings.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }

test.each([
  {},
  { OTEL_SERVICE_NAME: 'shop' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' },
  { ...endpoint, OTEL_SDK_DISABLED: 'true' },
  { ...endpoint, OTEL_TRACES_EXPORTER: 'none' },
])('nothing is traced with %j', (env) => {
  expect(readTraceSettings(env)).toBeUndefined()
})

test('settings that are left out have the defaults of the standard', () => {
  expect(readTraceSettings(endpoint)).toEqual({
    protocol: 'http/protobuf',
    sampler: 'parentbased_always_on',
    ratio: 1,
    batch: {},
  })
})

test('the variables of the environment are used', () => {
  expect(
    readTraceSettings({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/v1/traces',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      OTEL_BSP_SCHEDULE_DELAY: '1000',
    }),
  ).toEqual({
    protocol: 'http/json',
    sampler: 'parentbased_traceidratio',
    ratio: 0.1,
    batch: { scheduledDelayMillis: 1000 },
  })
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'http://localhost:4318'],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'http/protobuf, http/json'],
  [{ ...endpoint, OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER is "sometimes"'],
  [{ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '10' }, 'from 0 to 1'],
  [{ ...endpoint, OTEL_BSP_SCHEDULE_DELAY: 'soon' }, 'OTEL_BSP_SCHEDULE_DELAY is "soon"'],
])('%j is refused in words', (env, words) => {
  expect(() => readTraceSettings(env)).toThrow(StartError)
  expect(() => readTraceSettings(env)).toThrow(words)
})
