import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-config-'))
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env })

afterAll(() => rmSync(folder, { recursive: true }))

describe('without any variable', () => {
  it('gives a shop that serves this machine alone', () => {
    expect(read({})).toMatchObject({
      development: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      mail: { smtpUrl: undefined, from: undefined, internalHosts: [], dnsServer: undefined },
      s3: undefined,
      captcha: { provider: 'altcha', rounds: 5000 },
      trustProxy: 0,
      breachedPasswordsUrl: undefined,
      cacheBytes: 32 * 1024 * 1024,
      avifEffort: 3,
      search: 'memory',
    })
  })

  it('creates one session secret and stores it readable only by its owner', () => {
    const { sessionSecret } = read({})
    expect(sessionSecret).toMatch(/^[\w-]{43}$/)
    expect(read({}).sessionSecret).toBe(sessionSecret)
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(sessionSecret)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
    chmodSync(join(folder, 'secret'), 0o644)
    expect(read({}).sessionSecret).toBe(sessionSecret)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  it.each(['', 'half-of-it', '\0'.repeat(44)])('refuses a secret that is no longer whole: %j', (left) => {
    const dataDir = join(folder, 'after a crash')
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(join(dataDir, 'secret'), left)
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(`${join(dataDir, 'secret')} is damaged`)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(left)
  })
})

it('accepts good values unchanged', () => {
  const config = read({
    NODE_ENV: 'development',
    PORT: '8080',
    PUBLIC_URL: 'https://www.oak.co.uk/',
    DATABASE_URL: 'postgres://a:b,c@one:5432,two:5433/shop?sslmode=require',
    DATABASE_POOL: '25',
    DATABASE_STATEMENT_SECONDS: '90',
    DATABASE_LOCK_SECONDS: '15',
    SMTP_URL: 'smtp://mail.oak.co.uk',
    MAIL_FROM: 'Oak & Ash <shop@oak.co.uk>',
    S3_ENDPOINT: 'http://localhost:9000',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'secret',
    TRUST_PROXY: '1',
    SESSION_SECRET: 'x'.repeat(32),
  })
  expect(config).toMatchObject({
    development: true,
    port: 8080,
    publicUrl: 'https://www.oak.co.uk',
    databaseUrl: 'postgres://a:b,c@one:5432,two:5433/shop?sslmode=require',
    databasePool: { connections: 25, statementSeconds: 90, lockSeconds: 15 },
    mail: {
      smtpUrl: 'smtp://mail.oak.co.uk',
      from: 'Oak & Ash <shop@oak.co.uk>',
      internalHosts: [],
      dnsServer: undefined,
    },
    s3: { endpoint: 'http://localhost:9000', region: 'auto', bucket: 'pictures' },
    captcha: { provider: 'turnstile', siteKey: 'site', secret: 'secret' },
    trustProxy: 1,
    sessionSecret: 'x'.repeat(32),
  })
})

it('treats an empty variable as absent', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

describe('a bad value gives one sentence with its name, the value and a valid form', () => {
  it.each([
    ['PORT', 'banana', 'a whole number from 1 to 65535'],
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['PORT', '-1', 'a whole number from 1 to 65535'],
    ['HOST', 'two words', 'an address or host name such as 127.0.0.1 or 0.0.0.0'],
    ['PUBLIC_URL', 'shop.co.uk', 'the address shoppers use, without a path, such as https://www.example.co.uk'],
    [
      'PUBLIC_URL',
      'https://shop.co.uk/uk',
      'the address shoppers use, without a path, such as https://www.example.co.uk',
    ],
    ['MAIL_FROM', 'the shop', 'an address such as Oak & Ash <shop@example.co.uk>'],
    ['S3_ENDPOINT', 'ftp://files', 'the address of the storage, such as https://s3.eu-west-2.amazonaws.com'],
    ['CAPTCHA_PROVIDER', 'none', 'altcha, recaptcha, hcaptcha or turnstile'],
    ['CAPTCHA_ROUNDS', '0', 'a whole number from 1 to 100000'],
    ['TRUST_PROXY', 'true', 'a whole number from 0 to 10'],
    ['OWNERS_NEED_CODE_FROM', '2027-02-30', 'a date such as 2027-01-31'],
    ['LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, fatal or silent'],
    ['CACHE_MB', '1.5', 'a whole number from 1 to 65536'],
    ['AVIF_EFFORT', '10', 'a whole number from 0 to 9'],
    ['ANALYTICS_ID', 'UA-1', 'a Google Analytics 4 id such as G-AB12CD34EF'],
    ['NODE_ENV', 'prod', 'production, development or test'],
  ])('%s=%s', (name, value, right) => {
    expect(() => read({ [name]: value })).toThrow(new StartError(`${name} is "${value}"; it has to be ${right}.`))
  })

  it.each(['mysql://root:hunter2@db/shop', 'hunter2'])('a bad value never shows a secret: DATABASE_URL=%s', (value) => {
    const message = 'postgres://user:password@host:5432/shop'
    expect(() => read({ DATABASE_URL: value })).toThrow(
      new StartError(`DATABASE_URL can't be used as it is; it has to be an address such as ${message}.`),
    )
  })

  it('several bad values give one line each', () => {
    expect(() => read({ PORT: 'x', CACHE_MB: 'y' })).toThrow(/^PORT is "x";[^\n]*\nCACHE_MB is "y";[^\n]*$/)
  })
})

describe('variables that depend on each other', () => {
  it.each([
    [
      { SMTP_URL: 'smtp://mail' },
      'SMTP_URL is set but MAIL_FROM is not; set it to the address that the shop sends from.',
    ],
    [
      { DATABASE_READ_URL: 'postgres://replica/shop' },
      'DATABASE_READ_URL is set but DATABASE_URL is not; it is a further way to the database of DATABASE_URL.',
    ],
    [
      {
        DATABASE_URL: 'postgres://pooler/shop',
        DATABASE_DIRECT_URL: 'postgres://primary/shop',
        DATABASE_LOCK_SECONDS: '5',
      },
      "DATABASE_LOCK_SECONDS can't be set through a pooler; set statement_timeout and lock_timeout for the user in PostgreSQL instead.",
    ],
    [
      { S3_BUCKET: 'b', S3_ENDPOINT: 'https://s3' },
      'S3_ENDPOINT, S3_BUCKET are set but S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY not; set all of them or none.',
    ],
    [
      { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'k' },
      'CAPTCHA_PROVIDER is "hcaptcha", which needs both CAPTCHA_SITE_KEY and CAPTCHA_SECRET.',
    ],
  ])('%o', (env, sentence) => {
    expect(() => read(env)).toThrow(new StartError(sentence))
  })
})

it('reports a data folder that is a file', () => {
  expect(() => readConfig({ DATA_DIR: join(folder, 'secret') })).toThrow(
    `${join(folder, 'secret')} has to be a folder but is a file; move it away, or set DATA_DIR to another folder.`,
  )
})
