/** A cached item, as JSON in UTF-8. */
export type KeptItem = Buffer<ArrayBuffer>

/** Serializes an item outside Node's buffer pool: a pooled buffer would keep a block of 64 kB alive. */
export function keepItem(item: unknown): KeptItem {
  const text = JSON.stringify(item)
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/**
 * Items of an answer that are cached as JSON. They are sent unchanged, so they must contain only what may be sent; code
 * that needs their values parses them with `read`.
 */
export class KeptItems<Item> {
  readonly written: KeptItem[]

  constructor(written: KeptItem[]) {
    this.written = written
  }
  get length(): number {
    return this.written.length
  }
  read(): Item[] {
    return JSON.parse(`[${this.written.join()}]`)
  }
}

/** An answer whose lists may be cached JSON. */
export type MayKeep<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends (infer Item)[] ? Answer[Name] | KeptItems<Item> : Answer[Name]
}
/** An answer with one list as cached JSON. */
export type Keeping<Answer, Name extends keyof Answer> = Omit<Answer, Name> & {
  [Kept in Name]: KeptItems<Answer[Kept] extends (infer Item)[] ? Item : never>
}

const isKept = (field: [string, unknown]): field is [string, KeptItems<unknown>] => field[1] instanceof KeptItems

const fieldsOf = (answer: unknown): [string, unknown][] =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? Object.entries(answer) : []

/** Replaces each cached list in an answer. */
export function replaceKept(answer: unknown, replace: (items: KeptItems<unknown>) => unknown): unknown {
  const kept = fieldsOf(answer).filter(isKept)
  if (kept.length === 0) return answer
  return { ...Object(answer), ...Object.fromEntries(kept.map(([name, items]) => [name, replace(items)])) }
}

export const readKept = (answer: unknown): unknown => replaceKept(answer, (items) => items.read())

/** Strips an answer, except its cached lists, which were stripped when they were cached. */
export function stripAround(answer: unknown, strip: (answer: unknown) => unknown): unknown {
  const kept = fieldsOf(answer).filter(isKept)
  if (kept.length === 0) return strip(answer)
  return { ...Object(strip(replaceKept(answer, () => []))), ...Object.fromEntries(kept) }
}

const comma = Buffer.from(',')

/** Serializes an answer in chunks; cached items are chunks of their own. */
export function writeAnswer(answer: unknown, encode: (text: string) => Buffer<ArrayBuffer>): Buffer<ArrayBuffer>[] {
  const fields = fieldsOf(answer)
  if (!fields.some(isKept)) return [encode(JSON.stringify(answer))]
  const pieces: Buffer<ArrayBuffer>[] = []
  let text = ''
  for (const field of fields.filter(([, value]) => value !== undefined)) {
    text += `${text === '' ? '{' : ','}${JSON.stringify(field[0])}:`
    if (!isKept(field)) {
      text += JSON.stringify(field[1])
      continue
    }
    pieces.push(encode(`${text}[`))
    for (const [i, item] of field[1].written.entries()) pieces.push(...(i > 0 ? [comma, item] : [item]))
    text = ']'
  }
  return [...pieces, encode(`${text}}`)]
}
