import { DiagLogLevel, diag } from '@opentelemetry/api'
import type { Logger } from '../log.ts'
import { logSparingly } from '../sparing-log.ts'

/** What the packages say, such as that the receiver does not answer. */
export function hearExporter(log: Logger): void {
  const say = (level: 'warn' | 'error') => (says: string) =>
    logSparingly(log, { level, words: 'traces are not sent as they should be', shared: { says: says.slice(0, 300) } })
  const ignore = () => {}
  const heard = { error: say('error'), warn: say('warn'), info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(heard, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}
