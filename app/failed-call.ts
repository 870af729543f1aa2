import type { Failure } from '../contract/errors.ts'

/** A call that a page cannot do without was answered with a failure. */
export class FailedCall extends Error {
  override name = 'FailedCall'
  readonly status: number

  constructor({ status, problem }: Failure) {
    super(problem.reason)
    this.status = status
  }

  /** Whether the same call may succeed later. All other failures mean that nothing exists at this address. */
  get mayPass(): boolean {
    const isRefusal = this.status >= 400 && this.status < 500
    return !isRefusal || [408, 425, 429].includes(this.status)
  }
}
