import { redactText } from './redaction.ts'

/** The parts of an error that are logged. */
export type ShownError = {
  type: string
  message: string
  stack: string
  cause?: ShownError
  errors?: ShownError[]
} & Record<string, unknown>

/** Properties that say where an error occurred, without anything that anybody entered. */
const facts = [
  'code',
  'errno',
  'syscall',
  'status',
  'severity',
  'schema_name',
  'table_name',
  'column_name',
  'constraint_name',
  'routine',
]
const maxDepth = 5

/** An error without values of rows, parameters of queries, or what was sent. */
export function describeError(error: unknown, depth = 0): ShownError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)), stack: '' }
  const type = error.constructor === Error ? error.name : error.constructor.name || error.name
  const message = writeMessage(error)
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...listFrames(error)].join('\n'),
    ...pickFacts(error),
    ...(error.cause instanceof Error && depth < maxDepth && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < maxDepth && { errors: error.errors.map((cause) => describeError(cause, depth + 1)) }),
  }
}

/** The error that another process has described, as it is described here. */
export function rebuildError({ type, message, stack, cause, errors, ...rest }: ShownError): Error {
  const because = cause && { cause: rebuildError(cause) }
  const error = errors ? new AggregateError(errors.map(rebuildError), message, because) : new Error(message, because)
  return Object.assign(error, rest, { name: type, stack })
}

/** Logged properties, errors among them. */
export function describeValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value instanceof Error) return describeError(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= maxDepth) return '…'
  if (Array.isArray(value)) return value.map((item) => describeValue(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, describeValue(one, depth + 1)]))
}

/** An error as text for a terminal. */
export function printError(error: unknown): string {
  const { stack, message, cause } = describeError(error)
  return [stack || message, ...(cause ? [`caused by ${cause.stack}`] : [])].join('\n')
}

function writeMessage(error: Error): string {
  const isAboutValues = 'severity' in error && 'code' in error && String(error.code).startsWith('22')
  const text = redactText(error.message)
  return isAboutValues || error instanceof SyntaxError ? text.replace(/"[\s\S]*"/g, '"…"') : text
}

const listFrames = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line))

const pickFacts = (error: object) =>
  Object.fromEntries(
    facts
      .map((name) => [name, Reflect.get(error, name)] as const)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  )
