import { fingerprint } from './entity-tag.ts'
import {
  type Compression,
  type Content,
  compress,
  compressWell,
  type Encoding,
  type Form,
  type Header,
  makeForm,
  unpack,
} from './form.ts'

/** A complete answer that is the same for everyone, with the encodings requested so far. */
export type Answer = Content & {
  /**
   * Never empty. Nearly all clients accept compression, which saves six sevenths: the first compressed form replaces
   * the identity one.
   */
  forms: Partial<Record<Encoding, Form>>
  making: Partial<Record<Encoding, Promise<Form> | undefined>>
  /** How many times it was sent. */
  asked: number
  /** Whether its compressed forms have been replaced by shorter ones. */
  improved: boolean
}

/**
 * Browsers revalidate each time and mostly get 'not modified'; a cache before the shop revalidates at most once a
 * second.
 */
const publicPolicy = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'
const minBytesToCompress = 1024
const texts = /^(?:text\/|(?:application|image)\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/i
/** Headers that each form, or Node for each connection, sets itself. */
const ownHeaders = ['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'vary']

/** Returns `undefined`, with the response untouched, if it is private or too large to hold. */
export async function captureAnswer(
  response: Response,
  maxBytes: number,
  usual: Header[],
): Promise<Answer | undefined> {
  const { status, headers } = response
  if (!isForEveryone(headers) || Number(headers.get('content-length')) > maxBytes) return undefined
  const bytes = await response.bytes()
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const kept = [...headers].filter(([name]) => !ownHeaders.includes(name))
  kept.push(...usual.filter(([name]) => !headers.has(name)))
  if (!headers.has('cache-control')) kept.push(['cache-control', status < 500 ? publicPolicy : 'no-store'])
  const content = {
    status,
    headers: kept,
    fingerprint: fingerprint(body),
    compressible: body.length >= minBytesToCompress && texts.test(headers.get('content-type') ?? ''),
  }
  return { ...content, forms: { identity: makeForm(content, 'identity', body) }, making: {}, asked: 0, improved: false }
}

function isForEveryone(headers: Headers): boolean {
  if (headers.has('set-cookie') || headers.has('content-encoding')) return false
  if (/\b(?:private|no-store)\b/i.test(headers.get('cache-control') ?? '')) return false
  return /^(?:accept-encoding)?$/i.test(headers.get('vary') ?? '')
}

/** Returns an existing form immediately; `onMade` is called for a new one. */
export function encodeAnswer(answer: Answer, encoding: Encoding, onMade: () => void): Form | Promise<Form> {
  const form = answer.forms[encoding]
  if (form) return form
  answer.making[encoding] ??= encode(answer, encoding, onMade)
  return answer.making[encoding]
}

async function encode(answer: Answer, encoding: Encoding, onMade: () => void): Promise<Form> {
  try {
    const plain = await findPlainBody(answer)
    const form = makeForm(answer, encoding, encoding === 'identity' ? plain : await compress(plain, encoding))
    const isOnlyPlain = !answer.forms.br && !answer.forms.gzip
    answer.forms = isOnlyPlain ? { [encoding]: form } : { ...answer.forms, [encoding]: form }
    onMade()
    return form
  } finally {
    answer.making[encoding] = undefined
  }
}

const compressions: Compression[] = ['br', 'gzip']

/** Replaces each compressed form by a shorter one of the same text. */
export async function improveForms(answer: Answer, onMade: () => void): Promise<void> {
  for (const compression of compressions.filter((name) => answer.forms[name])) {
    const shorter = await compressWell(await findPlainBody(answer), compression)
    if (shorter.length >= (answer.forms[compression]?.body.length ?? 0)) continue
    answer.forms = { ...answer.forms, [compression]: makeForm(answer, compression, shorter) }
    onMade()
  }
  answer.improved = true
}

/** After a change that left the answer as it was, uses the forms from before, so that nothing is compressed again. */
export function reuseForms(answer: Answer, before: Answer): void {
  if (!isSame(answer, before)) return
  answer.forms = before.forms
  answer.improved = before.improved
}

const isSame = (one: Content, other: Content) =>
  one.fingerprint === other.fingerprint &&
  one.status === other.status &&
  JSON.stringify(one.headers) === JSON.stringify(other.headers)

function findPlainBody({ forms }: Answer): Buffer | Promise<Buffer> {
  if (forms.identity) return forms.identity.body
  for (const compression of compressions) {
    const form = forms[compression]
    if (form) return unpack(form.body, compression)
  }
  throw new Error('An answer has no form at all.')
}

/** Its approximate size in memory: texts count double, since some are held as UTF-16. */
export function weighAnswer(key: string, answer: Answer): number {
  const texts = [key, ...answer.headers.flat()]
  const forms = Object.values(answer.forms).reduce((sum, { sent }) => sum + overhead + sent.length, 0)
  return forms + 2 * texts.reduce((sum, text) => sum + text.length, 0)
}

const overhead = 1024
