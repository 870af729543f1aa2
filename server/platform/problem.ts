/** A refusal that is sent to the caller. Any other error is our own fault and becomes a 500. */
export class Problem extends Error {
  readonly status: number
  readonly body: {
    title: string
    reason: string
    fields?: Record<string, string>
    changes?: { by: string; at: string }[]
    pictures?: string[]
  }
  readonly headers: Record<string, string>
  /** The account whose request was refused, only for the log. */
  account: string | undefined

  constructor(
    status: number,
    title: string,
    reason: string,
    fields?: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    super(reason)
    this.status = status
    this.body = fields ? { title, reason, fields } : { title, reason }
    this.headers = headers
  }

  /** Adds the fault that caused the refusal: it is logged, but never sent. */
  because(cause: unknown): this {
    this.cause = cause
    return this
  }
}

/** Whether the request itself is refused. A refusal with a cause is a fault of the shop instead. */
export const isRefusal = (error: unknown): error is Problem => error instanceof Problem && error.cause === undefined

export const notFound = (what: string) => new Problem(404, 'Not found', `There is no such ${what}.`)
