import { nameFirstHost } from './config-schema.ts'
import { StartError } from './start-error.ts'

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there; start it or correct the address',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the host name could not be looked up',
  ENETUNREACH: 'that network cannot be reached',
  EHOSTUNREACH: 'that host cannot be reached',
  ETIMEDOUT: 'it does not answer',
  CONNECT_TIMEOUT: 'it does not answer',
  DATABASE_AWAY: 'it does not answer',
  NO_TLS: 'it does not offer TLS, which ?sslmode asks for',
  NOT_POSTGRES: 'the server there is not PostgreSQL',
  ECONNRESET: 'it closes the connection; if it requires TLS, add ?sslmode=require',
  CONNECTION_CLOSED: 'it closes the connection, so it may not be PostgreSQL',
  ENOENT: 'there is no such socket',
  '28P01': 'the user name or the password is wrong',
  '28000': 'it does not let that user in from here',
  '3D000': 'it has no database of that name',
  '53300': 'it has no free connection',
  '57P03': 'it is starting up or shutting down',
}

/** Explains in one sentence, without the password, why the database cannot be used. */
export function explainConnectError(
  error: unknown,
  databaseUrl: string | undefined,
  variable: 'DATABASE_URL' | 'DATABASE_READ_URL' = 'DATABASE_URL',
): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words = reasons[code] ?? (error instanceof Error ? error.message : String(error))
  const why = reasons[code] ? words : `it says: ${words}`
  if (databaseUrl === undefined) return new StartError(`The shop's own PostgreSQL can't be reached: ${why}.`)
  return new StartError(`The database of ${variable} (${nameDatabase(databaseUrl)}) can't be reached: ${why}.`)
}

function nameDatabase(databaseUrl: string): string {
  const { hostname, port, pathname, username } = new URL(nameFirstHost(databaseUrl))
  return `${decodeURIComponent(username) || 'no user'} at ${hostname || 'localhost'}:${port || '5432'}${pathname}`
}
