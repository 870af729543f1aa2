import { DiagLogLevel, diag } from '@opentelemetry/api'
import type { Logger } from '../log.ts'
import { logSparingly } from '../sparing-log.ts'

/** Logs the messages of the tracing packages, such as that the receiver does not answer. */
export function logExporterMessages(log: Logger): void {
  const say = (level: 'warn' | 'error') => (words: string) => {
    const says = readMessage(words).slice(0, 300)
    logSparingly(log, { level, words: 'traces are not sent as they should be', shared: { says } })
  }
  const ignore = () => {}
  const logger = { error: say('error'), warn: say('warn'), info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}

/** An error is handed over as JSON, with its stack. */
function readMessage(words: string): string {
  try {
    return String(JSON.parse(words).message)
  } catch {
    return words
  }
}
