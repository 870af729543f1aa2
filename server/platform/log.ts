import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

/** JSON lines for machines; when a person watches, one short line each. */
export function openLog(level: string, output: NodeJS.WriteStream = process.stdout): Logger {
  const destination = output.isTTY ? { write: (line: string) => output.write(toReadable(line)) } : output
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination as DestinationStream)
}

const paint: Record<number, string> = { 40: '\x1b[33m', 50: '\x1b[31m', 60: '\x1b[31m' }

export function toReadable(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line)
  const facts = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const words = [String(time).slice(11, 19), pino.levels.labels[level], msg, ...facts].filter(Boolean).join(' ')
  const stack = err?.stack ? `\n${err.stack}` : ''
  const colour = paint[level]
  return colour ? `${colour}${words}${stack}\x1b[0m\n` : `${words}${stack}\n`
}
