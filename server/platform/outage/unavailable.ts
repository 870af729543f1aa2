import type { Logger } from '../log.ts'
import { Problem } from '../problem.ts'

/** The database is down or does not answer: requests that need it are refused until it answers. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly code: string

  constructor(code = 'DATABASE_AWAY', message = 'The database does not answer') {
    super(message)
    this.code = code
  }
}

/** Error codes of the driver and PostgreSQL for a lost or refused connection. */
const lost = /^(DATABASE_AWAY|CONNECTION_(CLOSED|DESTROYED|ENDED)|CONNECT_TIMEOUT|57P0[1-3]|53300|08\d\d\d)$/
/** Error codes of sockets. They count only for a query, because a mail server's socket has the same codes. */
const lostSocket =
  /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NOENT|AGAIN)|ERR_S(OCKET|TREAM)_\w+)$/

/** Whether the absence of the database is the cause, at any depth. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // The driver adds the query to its errors.
  return lost.test(code) || ('query' in error && lostSocket.test(code)) || isDatabaseUnavailable(error.cause)
}

/** Logs a failure, unless a known outage is its cause: the watch has logged that already. */
export function noteFailure(log: Logger, err: unknown, words: string): void {
  if (!isKnown(err)) log.error({ err }, words)
}

const isKnown = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Error && isKnown(error.cause))

/** PostgreSQL cancelled a statement, or the wait for a lock, after the time that the settings allow. */
export const isTooSlow = (error: unknown) => hasCode(error, ['57014', '55P03'])

/** PostgreSQL has no room left on its disk. */
export const isDatabaseFull = (error: unknown) => hasCode(error, ['53100'])

/** PostgreSQL takes no changes: this host is a standby now, or a provider has closed it because its disk is nearly full. */
export const isReadOnly = (error: unknown) => hasCode(error, ['25006'])

function hasCode(error: unknown, codes: string[]): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.includes(String(error.code))) || hasCode(error.cause, codes)
}

export const databaseBusy = () =>
  new Problem(
    503,
    'Please try again in a moment',
    'That took too long, because the shop is busy. Nothing was changed. Please try again in a minute.',
    undefined,
    { 'Retry-After': '5' },
  )

export const databaseUnavailable = () =>
  new Problem(
    503,
    'Please try again in a moment',
    'We cannot look anything up or save anything at the moment. Please try again in a minute.',
    undefined,
    { 'Retry-After': '5' },
  )
