import { fingerprint } from './entity-tag.ts'
import { type Compression, type Content, compress, type Encoding, type Form, makeForm } from './form.ts'

/** A complete answer that everyone gets alike, with those forms of it that were asked for so far. */
export type Answer = Content & {
  forms: { identity: Form } & Partial<Record<Compression, Form>>
  making: Partial<Record<Compression, Promise<Form>>>
}

/** Browsers ask each time and mostly hear 'unchanged'; a cache in front of us asks at most once a second. */
const publicPolicy = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'
const fewestBytesCompressed = 1024
const texts = /^(?:text\/|(?:application|image)\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/i
/** Written anew for each form, or by Node for each connection. */
const ownHeaders = ['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'vary']

/** `undefined`, with the response untouched, when it is for one asker alone or too large to hold. */
export async function captureAnswer(response: Response, maxBytes: number): Promise<Answer | undefined> {
  const { status, headers } = response
  if (!isForEveryone(headers) || Number(headers.get('content-length')) > maxBytes) return undefined
  const body = Buffer.from(await response.arrayBuffer())
  const kept = [...headers].filter(([name]) => !ownHeaders.includes(name))
  if (!headers.has('cache-control')) kept.push(['cache-control', status < 500 ? publicPolicy : 'no-store'])
  const content = {
    status,
    headers: kept,
    fingerprint: fingerprint(body),
    compressible: body.length >= fewestBytesCompressed && texts.test(headers.get('content-type') ?? ''),
  }
  return { ...content, forms: { identity: makeForm(content, 'identity', body) }, making: {} }
}

function isForEveryone(headers: Headers): boolean {
  if (headers.has('set-cookie') || headers.has('content-encoding')) return false
  if (/\b(?:private|no-store)\b/i.test(headers.get('cache-control') ?? '')) return false
  return /^(?:accept-encoding)?$/i.test(headers.get('vary') ?? '')
}

/** At once when the form is there already; `onMade` hears of a new one. */
export function encodeAnswer(answer: Answer, encoding: Encoding, onMade: (form: Form) => void): Form | Promise<Form> {
  const form = answer.forms[encoding]
  if (form || encoding === 'identity') return form ?? answer.forms.identity
  answer.making[encoding] ??= makeCompressed(answer, encoding, onMade)
  return answer.making[encoding]
}

async function makeCompressed(answer: Answer, compression: Compression, onMade: (form: Form) => void): Promise<Form> {
  try {
    const form = makeForm(answer, compression, await compress(answer.forms.identity.body, compression))
    answer.forms[compression] = form
    onMade(form)
    return form
  } finally {
    delete answer.making[compression]
  }
}

/** What it takes in memory, roughly: texts are counted double, since some are held as UTF-16. */
export function weighAnswer(key: string, answer: Answer): number {
  const texts = [key, ...answer.headers.flat()]
  return weighForm(answer.forms.identity) + 2 * texts.reduce((sum, text) => sum + text.length, 0)
}

export function weighForm(form: Form): number {
  return overheadBytes + form.body.length
}

const overheadBytes = 1024
