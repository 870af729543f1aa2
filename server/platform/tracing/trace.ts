import type { IncomingHttpHeaders } from 'node:http'

/** Names and numbers of ours: nothing that anybody typed, and no address. */
export type Facts = Record<string, string | number>

export type Step = {
  name: string
  facts?: Facts
  /** Whether the step belongs to no request, whatever woke it. */
  isAlone?: boolean
}

/** Adds facts that are known only once the step is done. */
export type Note = (facts: Facts) => void

type BegunRequest = {
  /** Steps that begin during the work belong to the request. */
  run(work: () => void): void
  end(facts: Facts, isFault: boolean): void
}

export type Tracer = {
  follow<Result>(step: Step, work: (note: Note) => Promise<Result>): Promise<Result>
  beginRequest(step: Step, headers: IncomingHttpHeaders): BegunRequest
}

let tracer: Tracer | undefined

/** The tracer of this process: absent unless its environment names where traces go (decision 174). */
export const findTracer = (): Tracer | undefined => tracer

export function setTracer(opened: Tracer | undefined): void {
  tracer = opened
}

const ignore: Note = () => {}

export const trace = <Result>(step: Step, work: (note: Note) => Promise<Result>): Promise<Result> =>
  tracer ? tracer.follow(step, work) : work(ignore)
