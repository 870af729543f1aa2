import { bookingCalls } from '../../../contract/booking-calls.ts'
import { calls } from '../../../contract/calls.ts'
import { addressCall } from '../../../contract/client.ts'
import { pageQueries } from '../../../contract/page-queries.ts'
import { reportCalls } from '../../../contract/report-calls.ts'
import { downloads, signInCalls, staffCalls, uploads } from '../../../contract/staff/calls.ts'
import { makeWrongInputs } from './wrong-inputs.ts'

export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body?: string }

type Random = () => number

const allCalls = { ...calls, ...bookingCalls, ...reportCalls, ...signInCalls, ...staffCalls }
const names = Object.keys(allCalls) as (keyof typeof allCalls)[]
const unread = [...Object.values(uploads), ...Object.values(downloads)]

/** An endless sequence of requests, the same for the same seed. */
export function* makeHostileRequests(seed: number): Generator<HostileRequest> {
  const random = countFrom(seed)
  const inputs = new Map<string, object[]>()
  for (;;) {
    const { path, method, body } = random() < 0.5 ? askPage(random) : askCall(random, inputs)
    const headers = Object.fromEntries(pickSome(strangeHeaders, random))
    yield { method: random() < 0.1 ? pick(methods, random) : method, path, headers: { ...headers }, body }
  }
}

type Asked = Omit<HostileRequest, 'headers'>

function askPage(random: Random): Asked {
  const route = pick([...Object.keys(pageQueries), ...otherPaths], random)
  const path = route.replace(/\/:(\w+)\??/g, () => `/${pick(pathParts, random)}`)
  const declared: readonly string[] = (pageQueries as Record<string, readonly string[]>)[route] ?? []
  const pairs = pickSome([...declared, 'x', '__proto__', 'constructor'], random).map(
    (name) => `${name}=${pick(values, random)}`,
  )
  const ending = random() < 0.1 ? '.data' : ''
  return { method: 'GET', path: `${path}${ending}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}` }
}

function askCall(random: Random, inputs: Map<string, object[]>): Asked {
  if (random() < 0.1) {
    const { method, path } = pick(unread, random)
    return { method, path: fill(path, random), body: pick(bodies, random) }
  }
  const name = pick(names, random)
  const call = allCalls[name]
  const known = inputs.get(name) ?? makeWrongInputs(call)
  inputs.set(name, known)
  const { url, body } = addressCall(call, pick(known, random))
  const path = random() < 0.3 ? fill(call.path, random) : url
  return { method: call.method, path, body: random() < 0.3 ? pick(bodies, random) : body }
}

const fill = (path: string, random: Random) => path.replace(/\/:\w+\??/g, () => `/${pick(pathParts, random)}`)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH']

const uuid = '00000000-0000-4000-8000-000000000000'
const pathParts = [
  '1',
  '0',
  '-1',
  '99999999999999999999',
  '1e999',
  'NaN',
  'undefined',
  'null',
  uuid,
  `${uuid}x`,
  '__proto__',
  ...['%00', '%E0%A4%A', '%FF', '%', '%zz', '%0d%0aset-cookie:a=b', '..%2f..%2fetc%2fpasswd', '%2e%2e', '..', '.'],
  ...['%F0%9F%9B%8B', '%EF%BF%BE', '%ED%A0%80', 'a%20b', "'%20or%201=1--", '%3Cscript%3E', '{{7*7}}', '$%7B7*7%7D'],
  'a'.repeat(3000),
  '%25'.repeat(500),
  'sofa%20'.repeat(400),
  'a.b.c',
  'bedroom',
  'sofas',
  'terms',
  '%5C%5Chost',
  ';',
  '@',
]
const values = [
  ...pathParts,
  '',
  '2',
  'az',
  '%5B%5D',
  '%7B%7D',
  'true',
  '[object%20Object]',
  '+',
  '1&page=2',
  '%5B1%2C2%5D',
]
const otherPaths = [
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
    '/readyz',
    '/openapi.json',
    '/api',
    '/api/:a',
    '/api/:a/:b',
    '/metrics',
  ],
  '/media/:a',
  '/media/files/:a/:b',
  `/media/${'0'.repeat(64)}.webp`,
  `/media/${'f'.repeat(64)}-320.avif`,
  ...['/assets/:a', '/admin', '/admin/:a', '/admin/:a/:b', '/admin/preview/product/:a', '/.env', '/:a', '/:a/:b/:c'],
  ...['//evil.example/', '/\\evil.example', '/store//', '/STORE/Bedroom/', '/?', '/search/:a/:b', '/.well-known/:a'],
]

const deep = 20_000
const bodies = [
  ...['', '{', '[]', 'null', '0', '"text"', '{"a":1}', '{"__proto__":{"role":"owner"}}', '{"version":1e999}', '\u0000'],
  '['.repeat(deep) + ']'.repeat(deep),
  '{"a":'.repeat(deep),
  `{"q":"${'x'.repeat(60_000)}"}`,
  `[${'0,'.repeat(20_000)}0]`,
  ...[
    '{"email":"a\\u0000@b.example","password":"x"}',
    '{"q":"\\ud800"}',
    'a=b&c=d',
    '--x\r\n\r\n--x--',
    '\ufeff{}',
    'PK\u0003\u0004',
  ],
]

const strangeHeaders: [string, string][] = [
  ['accept', 'application/json;q=0,*/*'],
  ['accept-encoding', 'br;q=NaN, gzip;q=2, *;q=0'],
  ['accept-language', 'x'.repeat(2000)],
  ['authorization', 'Bearer null'],
  ['content-encoding', 'gzip'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['cookie', `cookie_consent=%; showroom.session_token=a.b; missed_page=%2F%2Fevil.example; ${'a=b;'.repeat(300)}`],
  ['forwarded', 'for="[::1]:99999"'],
  ['host', 'evil.example'],
  ['if-modified-since', 'never'],
  ['if-none-match', `W/"${'x'.repeat(2000)}", *`],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['range', 'bytes=99999999999999999999-0,-1,5-'],
  ['referer', 'javascript:alert(1)'],
  ['user-agent', ''],
  ['x-forwarded-for', '::1, 999.0.0.1, <script>'],
  ['x-forwarded-host', 'evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', 'a\tb'],
]

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** Up to three of the values. */
const pickSome = <Item>(items: readonly Item[], random: Random): Item[] =>
  Array.from({ length: Math.floor(random() * 4) }, () => pick(items, random))

/** Mulberry32. */
function countFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
