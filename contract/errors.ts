/** The author and time of a change made since the form was opened. */
export type OthersChange = { by: string; at: string }

/**
 * The only format of errors in the API. `fields` describes what is wrong with each field of the request; `pictures`
 * lists the addresses of pictures in a text that could not be copied.
 */
export type Problem = {
  title: string
  reason: string
  fields?: Record<string, string>
  changes?: OthersChange[]
  pictures?: string[]
}

/** The result of a failed call; a 401 rejects instead. */
export type Failure = { status: number; problem: Problem }

export const failed = (answer: unknown): answer is Failure => 'problem' in Object(answer) && 'status' in Object(answer)

const unknownError = 'An unknown error occurred'

/** Turns the response of a failed call into one sentence, in the specified order of preference. */
export function describeFailure(body: unknown, fallback?: string, error?: unknown): string {
  const parts: Partial<Record<string, unknown>> = Object(body)
  const candidates = [parts.reason, parts.title, body, fallback, error instanceof Error ? error.message : undefined]
  return candidates.find((text): text is string => typeof text === 'string' && text !== '') ?? unknownError
}
