import { Parser } from 'htmlparser2'
import { badSheet } from '../faults.ts'
import { countBreaks } from '../formats/line-breaks.ts'
import { type Feed, type FeedPath, type FeedRecord, type FeedValue, listOf } from './feed.ts'
import { checkDepth, openPlaces, type Places } from './places.ts'

export const looksLikeXml = (text: string) => /^\s*<(\?xml\b|!--|!doctype\b|[a-z_])/i.test(text)

/**
 * A feed of XML. It is parsed once to learn what is in it, and once for its records. The parser knows no entities but
 * those of XML itself and fetches nothing; a file that declares any is refused.
 */
export function openXml(text: string): Feed {
  refuseEntities(text)
  const places = openPlaces()
  notePlaces(text, places)
  return { places: places.list(), listMark: '', read: (path) => readAt(text, path) }
}

function refuseEntities(text: string): void {
  if (/<!ENTITY\s/i.test(text))
    throw badSheet('It declares its own XML entities, which could stand for anything, so it is not read.')
}

type Watch = { opens(name: string, attributes: Record<string, string>): void; text(text: string): void; closes(): void }

const piece = 64 * 1024

/** Yields after every piece. */
function* parse(text: string, watch: Watch): Generator<undefined> {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        checkDepth(++depth)
        watch.opens(name, attributes)
      },
      ontext: watch.text,
      onclosetag: (name, isImplied) => {
        // A tag that closes itself is reported like one that is never closed.
        if (isImplied && text[parser.endIndex - 1] !== '/') throw unclosed(text, name, parser.startIndex)
        depth--
        watch.closes()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let from = 0; from < text.length; from += piece) {
    parser.write(text.slice(from, from + piece))
    yield
  }
  parser.end()
  yield
}

const unclosed = (text: string, name: string, at: number) =>
  badSheet(
    at >= text.trimEnd().length - 1
      ? `It breaks off within <${name}>, as after a broken transfer. Please ask the sender for a whole file.`
      : `Line ${countBreaks(text.slice(0, at)) + 1}: <${name}> is not closed. Please ask the sender for a whole file.`,
  )

function notePlaces(text: string, places: Places): void {
  const path: FeedPath = []
  const open: { names: Set<string>; isList: boolean; isRecord: boolean }[] = [
    { names: new Set(), isList: false, isRecord: true },
  ]
  const watch: Watch = {
    opens: (name, attributes) => {
      const holder = open.at(-1)
      const isList = holder?.names.has(name) ?? false
      if (holder) holder.isRecord = true
      holder?.names.add(name)
      path.push(name)
      for (const attribute of Object.keys(attributes)) places.note([...path, `@${attribute}`])
      open.push({ names: new Set(), isList, isRecord: Object.keys(attributes).length > 1 })
    },
    text: () => {},
    closes: () => {
      const closed = open.pop()
      if (closed) places.note(path, closed)
      path.pop()
    },
  }
  for (const _ of parse(text, watch));
}

type Element = { inner: Map<string, FeedValue>; text: string }

function* readAt(text: string, path: FeedPath): Generator<FeedValue> {
  const wanted = path.join('\0')
  const found: FeedValue[] = []
  const names: string[] = []
  const open: Element[] = []
  const watch: Watch = {
    opens: (name, attributes) => {
      names.push(name)
      if (open.length === 0 && (names.length !== path.length || names.join('\0') !== wanted)) return
      open.push({ inner: new Map(Object.entries(attributes).map(([key, value]) => [`@${key}`, value])), text: '' })
    },
    text: (words) => {
      const element = open.at(-1)
      if (element) element.text += words
    },
    closes: () => {
      const name = names.pop() ?? ''
      const element = open.pop()
      if (!element) return
      const holder = open.at(-1)
      if (holder) addValue(holder.inner, name, toValue(element))
      else found.push(toValue(element))
    },
  }
  for (const _ of parse(text, watch)) yield* found.splice(0)
}

function addValue(inner: Map<string, FeedValue>, name: string, value: FeedValue): void {
  const before = inner.get(name)
  if (Array.isArray(before)) before.push(value)
  else inner.set(name, before === undefined ? value : [...listOf(before), value])
}

function toValue({ inner, text }: Element): FeedValue {
  const own = text.trim()
  if (inner.size === 0) return own
  const record: FeedRecord = Object.fromEntries(inner)
  return own === '' ? record : { ...record, '#': own }
}
