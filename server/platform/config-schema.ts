import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { z } from 'zod'

/** The environment's variables, each with the sentence that says what would be right. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development or test').default('production'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address or host name such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'the address shoppers use, without a path, such as https://www.example.co.uk')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default('data'),
  DEMO: z.enum(['shop', 'none'], 'shop, or none for an empty shop').default('shop'),
  DATABASE_URL: databaseUrl().optional(),
  DATABASE_READ_URL: databaseUrl().optional(),
  DATABASE_DIRECT_URL: databaseUrl().optional(),
  SEARCH: z.enum(['memory', 'postgres'], 'memory or postgres').default('memory'),
  DATABASE_POOL: wholeNumber(2, 1000).default(10),
  DATABASE_STATEMENT_SECONDS: wholeNumber(1, 86_400).optional(),
  DATABASE_LOCK_SECONDS: wholeNumber(1, 86_400).optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an address such as smtp://user:password@mail.example.co.uk:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>@\s]+@[^<>@\s]+$|^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/,
      'an address such as Oak & Ash <shop@example.co.uk>',
    )
    .optional(),
  INTERNAL_MAIL_HOSTS: hosts('names of mail servers such as mail.local, 10.0.0.5'),
  INTERNAL_LIST_HOSTS: hosts('names of servers such as files.local, 10.0.0.5'),
  DNS_SERVER: z
    .string()
    .refine(isResolver, 'the IP address of a DNS server such as 9.9.9.9 or 127.0.0.1:5353')
    .optional(),
  S3_ENDPOINT: url(
    ['http:', 'https:'],
    'the address of the storage, such as https://s3.eu-west-2.amazonaws.com',
  ).optional(),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CAPTCHA_PROVIDER: z
    .enum(['altcha', 'recaptcha', 'hcaptcha', 'turnstile'], 'altcha, recaptcha, hcaptcha or turnstile')
    .default('altcha'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_ROUNDS: wholeNumber(1, 100_000).default(5000),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters that nobody can guess').optional(),
  BREACHED_PASSWORDS_URL: url(
    ['http:', 'https:'],
    'the address of a range service, such as https://api.pwnedpasswords.com/range/',
  ).optional(),
  SESSION_IDLE_HOURS: wholeNumber(1, 336).default(168),
  OWNERS_NEED_CODE_FROM: z.iso
    .date('a date such as 2027-01-31')
    .transform((value) => new Date(value))
    .optional(),
  WORKERS: z
    .union(
      [z.literal('auto').transform(() => availableParallelism()), wholeNumber(1, 64)],
      'auto, or a whole number from 1 to 64',
    )
    .default(1),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters that nobody can guess').optional(),
  HSTS_SUBDOMAINS: z.enum(['yes', 'no'], 'yes or no').default('no'),
  CACHE_MB: wholeNumber(1, 65_536).default(32),
  AVIF_EFFORT: wholeNumber(0, 9).default(3),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'a Google Analytics 4 id such as G-AB12CD34EF')
    .optional(),
})

export type Environment = z.infer<typeof environmentSchema>

/** Keeps the first host: a PostgreSQL address may list several, which a URL may not. */
export function nameFirstHost(databaseUrl: string): string {
  return databaseUrl.replace(/,[^/?@]*(?=[/?]|$)/, '')
}

/** Variables with secret values, which must not be repeated in a terminal or a log. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'CAPTCHA_SECRET',
  'SESSION_SECRET',
  'METRICS_TOKEN',
]

function databaseUrl() {
  return z
    .string()
    .refine(
      (value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(nameFirstHost(value)),
      'an address such as postgres://user:password@host:5432/shop',
    )
}

function wholeNumber(from: number, to: number) {
  const right = `a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,6}$/, right)
    .transform(Number)
    .pipe(z.number().min(from, right).max(to, right))
}

function hosts(right: string) {
  return z
    .string()
    .regex(/^[\w.:, -]+$/, right)
    .transform((value) => value.toLowerCase().split(/[, ]+/).filter(Boolean))
    .default([])
}

function isResolver(value: string): boolean {
  const [, ip = value, port = '53'] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(value) ?? []
  return (isIP(value) > 0 || isIP(ip) > 0) && Number(port) > 0 && Number(port) <= 65_535
}

function isOrigin(value: string): boolean {
  const parts = URL.canParse(value) ? new URL(value) : undefined
  return parts !== undefined && /^https?:$/.test(parts.protocol) && parts.pathname === '/' && !/[?#]/.test(value)
}

function url(protocols: string[], right: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), { error: right })
}
