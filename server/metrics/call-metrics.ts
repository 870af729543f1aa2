import { Histogram, type OpenMetricsContentType, type Registry } from 'prom-client'
import type { BoundCall } from '../serve.ts'
import { wrapCalls } from './wrap-calls.ts'

const seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5]

/** Times calls, whether a program or a page makes them: a search on a page counts like one by the API. */
export function openCallTimes(registers: Registry<OpenMetricsContentType>[]): (calls: BoundCall[]) => BoundCall[] {
  const times = new Histogram({
    name: 'showroom_call_seconds',
    help: 'Time of a call of the contract, without reading its request and sending its answer.',
    labelNames: ['call'],
    buckets: seconds,
    registers,
  })
  const time = async <Result>(call: string, work: () => Promise<Result>): Promise<Result> => {
    const end = times.startTimer({ call })
    try {
      return await work()
    } finally {
      end()
    }
  }
  return (calls) => wrapCalls(calls, time)
}
