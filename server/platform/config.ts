import { resolve } from 'node:path'
import { type Environment, environmentSchema, secretVariables } from './config-schema.ts'
import { keepSessionSecret } from './session-secret.ts'
import { StartError } from './start-error.ts'
import { readTraceSettings, type TraceSettings } from './tracing/settings.ts'

export type Config = {
  development: boolean
  port: number
  host: string
  /** Where shoppers reach the shop: an origin, without a slash at its end. */
  publicUrl: string
  dataDir: string
  /** Whether a new shop starts with the demonstration; never in a database of its own (`databaseUrl`). */
  startsWithDemo: boolean
  /** Where search keeps its words and cards. */
  search: 'memory' | 'postgres'
  /** Absent: the shop runs its own PostgreSQL under the data folder. */
  databaseUrl: string | undefined
  /** A replica of `databaseUrl` for what the public reads; absent: that is read there as well. */
  databaseReadUrl: string | undefined
  /** The address of the same database without the transaction pooler of `databaseUrl`. */
  databaseDirectUrl: string | undefined
  databasePool: PoolConfig
  mail: MailConfig
  /** Absent: pictures and files are stored in the data folder. */
  s3: S3Config | undefined
  captcha: CaptchaConfig
  /** Servers of suppliers' lists that may be in the shop's own network. */
  internalListHosts: string[]
  /** The number of proxies trusted for the client's address. */
  trustProxy: number
  logLevel: Environment['LOG_LEVEL']
  sessionSecret: string
  /** The session secret, if the shop generated it and stores it itself. */
  keptSecret: string | undefined
  /** The idle time after which a session ends. */
  sessionIdleHours: number
  /** Absent: new passwords are not checked for leaks. */
  breachedPasswordsUrl: string | undefined
  /** The date from which owners need an authenticator app; absent: optional. */
  ownersNeedCodeFrom: Date | undefined
  /** Whether all subdomains of the shop also use https, so that browsers may be asked to insist on it. */
  hstsSubdomains: boolean
  /** Processes that answer requests on one port. */
  workers: number
  /** How long a stopping process goes on answering, while /readyz sends new requests elsewhere. */
  drainSeconds: number
  /** Absent: nothing is counted. */
  metrics: MetricsConfig | undefined
  /** Absent: nothing is traced. */
  traces: TraceSettings | undefined
  cacheBytes: number
  avifEffort: number
  analyticsId: string | undefined
}

/** An owner can set in the back office what is absent here. */
type MailConfig = {
  smtpUrl: string | undefined
  from: string | undefined
  /** Mail servers typed by staff that may be in the shop's own network. */
  internalHosts: string[]
  /** Absent: the machine's own resolver. */
  dnsServer: string | undefined
}

/** Without port and token nothing is counted; with a token alone, the shop's own port serves the metrics. */
export type MetricsConfig = { port: number | undefined; token: string | undefined }

export type S3Config = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export type PoolConfig = {
  /** The maximum number of connections of a process. */
  connections: number
  /** The time after which PostgreSQL cancels a statement, or the wait for a lock; absent: never. */
  statementSeconds?: number | undefined
  lockSeconds?: number | undefined
}

export type CaptchaConfig =
  | { provider: 'altcha'; rounds: number }
  | { provider: 'recaptcha' | 'hcaptcha' | 'turnstile'; siteKey: string; secret: string }

export function readConfig(env: Record<string, string | undefined>): Config {
  const values = readEnvironment(env)
  const mail = readMail(values)
  demandDatabase(values)
  const s3 = readS3(values)
  const captcha = readCaptcha(values)
  const metrics = readMetrics(values)
  const dataDir = resolve(values.DATA_DIR)
  const sessionSecret = values.SESSION_SECRET ?? keepSessionSecret(dataDir)
  return {
    development: values.NODE_ENV === 'development',
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir,
    search: values.SEARCH,
    startsWithDemo: values.DEMO === 'shop' && values.DATABASE_URL === undefined,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePool: readPool(values),
    mail,
    s3,
    captcha,
    internalListHosts: values.INTERNAL_LIST_HOSTS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    sessionSecret,
    keptSecret: values.SESSION_SECRET ? undefined : sessionSecret,
    sessionIdleHours: values.SESSION_IDLE_HOURS,
    ownersNeedCodeFrom: values.OWNERS_NEED_CODE_FROM,
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL?.replace(/\/?$/, '/'),
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'yes',
    workers: values.WORKERS,
    drainSeconds: values.DRAIN_SECONDS,
    metrics,
    traces: readTraceSettings(env),
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    avifEffort: values.AVIF_EFFORT,
    analyticsId: values.ANALYTICS_ID,
  }
}

function readEnvironment(env: Record<string, string | undefined>): Environment {
  // Compose files and CI pass an unset variable as an empty one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = environmentSchema.safeParse(given)
  if (result.success) return result.data
  const firstOfEach = new Map(result.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]))
  const sentences = [...firstOfEach]
    .toReversed()
    .map(([name, right]) => `${quote(name, given[name])}; it has to be ${right}.`)
  throw new StartError(sentences.join('\n'))
}

function quote(name: string, value: string | undefined): string {
  return secretVariables.includes(name) ? `${name} can't be used as it is` : `${name} is ${JSON.stringify(value)}`
}

function readMail(values: Environment): MailConfig {
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new StartError('SMTP_URL is set but MAIL_FROM is not; set it to the address that the shop sends from.')
  }
  return {
    smtpUrl: values.SMTP_URL,
    from: values.MAIL_FROM,
    internalHosts: values.INTERNAL_MAIL_HOSTS,
    dnsServer: values.DNS_SERVER,
  }
}

/** Several workers need METRICS_PORT: at the shop's own port, each request would reach another worker. */
function readMetrics(values: Environment): MetricsConfig | undefined {
  const { METRICS_PORT: port, METRICS_TOKEN: token, WORKERS: workers } = values
  if (workers > 1 && token !== undefined && port === undefined) {
    throw new StartError('METRICS_TOKEN is set and METRICS_PORT is not; with more than one of WORKERS set both.')
  }
  return port === undefined && token === undefined ? undefined : { port, token }
}

/** Requires DATABASE_URL where one of the other two is set, which are addresses of the same database. */
function demandDatabase(values: Environment): void {
  const name = (['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const).find((name) => values[name] !== undefined)
  if (name === undefined || values.DATABASE_URL !== undefined) return
  throw new StartError(`${name} is set but DATABASE_URL is not; it is a further way to the database of DATABASE_URL.`)
}

/** A transaction pooler refuses connections that bring settings of their own. */
function readPool(values: Environment): PoolConfig {
  const { DATABASE_POOL: connections, DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS } = values
  const name = (['DATABASE_STATEMENT_SECONDS', 'DATABASE_LOCK_SECONDS'] as const).find(
    (name) => values[name] !== undefined,
  )
  if (name !== undefined && values.DATABASE_DIRECT_URL !== undefined) {
    throw new StartError(
      `${name} can't be set through a pooler; set statement_timeout and lock_timeout for the user in PostgreSQL instead.`,
    )
  }
  return { connections, statementSeconds: DATABASE_STATEMENT_SECONDS, lockSeconds: DATABASE_LOCK_SECONDS }
}

function readS3(values: Environment): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = values
  const secretAccessKey = values.S3_SECRET_ACCESS_KEY
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region: values.S3_REGION, bucket, accessKeyId, secretAccessKey }
  }
  demandTogether(values, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  return undefined
}

function demandTogether(values: Environment, names: (keyof Environment)[]): void {
  const missing = names.filter((name) => values[name] === undefined)
  if (missing.length === names.length) return
  const set = names.filter((name) => values[name] !== undefined)
  throw new StartError(
    `${set.join(', ')} ${set.length > 1 ? 'are' : 'is'} set but ${missing.join(', ')} not; set all of them or none.`,
  )
}

function readCaptcha(values: Environment): CaptchaConfig {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = values
  if (provider === 'altcha') return { provider, rounds: values.CAPTCHA_ROUNDS }
  if (!siteKey || !secret) {
    throw new StartError(`CAPTCHA_PROVIDER is "${provider}", which needs both CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`)
  }
  return { provider, siteKey, secret }
}
