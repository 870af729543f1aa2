import { type DestinationStream, type Logger, pino } from 'pino'
import { redactText } from './redaction.ts'
import { describeValue } from './shown-error.ts'

export type { Logger }

/** JSON lines for machines; in a terminal, one short line each. Secret and personal data is removed from both. */
export function openLog(level: string, output: NodeJS.WriteStream = process.stdout): Logger {
  const destination = output.isTTY ? { write: (line: string) => output.write(toReadable(line)) } : output
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: describeFacts },
      // `describeFacts` has described the errors already.
      serializers: { err: (described) => described },
      hooks: { logMethod: writeSafely },
    },
    destination as DestinationStream,
  )
}

const describeFacts = (facts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, describeValue(value)]))

/** Adds a message where none is given: pino would log the error's own message, which nobody has reviewed. */
function writeSafely(this: Logger, [first, ...rest]: unknown[], write: (...given: never[]) => void): void {
  const facts = first instanceof Error ? { err: first } : first
  const words = typeof facts === 'object' && rest.length === 0 ? ['an error'] : rest
  write.apply(
    this,
    [facts, ...words].map((argument) => (typeof argument === 'string' ? redactText(argument) : argument)) as never[],
  )
}

const paint: Record<number, string> = { 40: '\x1b[33m', 50: '\x1b[31m', 60: '\x1b[31m' }

export function toReadable(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line)
  const facts = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const words = [String(time).slice(11, 19), pino.levels.labels[level], msg, ...facts].filter(Boolean).join(' ')
  const stack = listStacks(err)
    .map((stack) => `\n${stack}`)
    .join('')
  const colour = paint[level]
  return colour ? `${colour}${words}${stack}\x1b[0m\n` : `${words}${stack}\n`
}

const listStacks = (err?: { stack?: string; cause?: { stack?: string } }): string[] =>
  err?.stack ? [err.stack, ...listStacks(err.cause).map((stack) => `caused by ${stack}`)] : []
