import { badSheet } from '../faults.ts'
import { countBreaks } from '../formats/line-breaks.ts'
import { makeStorable } from '../storable-text.ts'
import type { Feed, FeedPath, FeedValue } from './feed.ts'
import { checkDepth, openPlaces, type Places } from './places.ts'

/** The name of a list that has none. */
const unnamedList = 'entries'

export const looksLikeJson = (text: string) => /^\s*(\{\s*["}]|\[\s*[[{])/.test(text)

export function openJson(text: string): Feed {
  const whole = parse(text)
  const root = isObject(whole) && !Array.isArray(whole) ? whole : { [unnamedList]: whole }
  const places = openPlaces()
  notePlaces(root, [], places)
  return { places: places.list(), listMark: '[]', read: (path) => readAt(root, path) }
}

/** One value, or one on each line. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const lines = parseLines(text)
    if (lines) return lines
    throw badSheet(explain(text, error))
  }
}

function parseLines(text: string): unknown[] | undefined {
  const values: unknown[] = []
  // If the first line is a complete JSON value, the file has one value in each line.
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    try {
      values.push(JSON.parse(line))
    } catch {
      return undefined
    }
  }
  return values
}

const advice = 'Please ask the sender for a whole file.'

function explain(text: string, error: unknown): string {
  const at = Number(/at position (\d+)/.exec(String(error))?.[1] ?? text.length)
  return at >= text.trimEnd().length
    ? `This JSON breaks off at its end, as after a broken transfer. ${advice}`
    : `This JSON is not valid: line ${countBreaks(text.slice(0, at)) + 1} is wrong. ${advice}`
}

function notePlaces(value: object, path: FeedPath, places: Places): void {
  checkDepth(path.length)
  for (const [name, held] of Object.entries(value)) {
    const inner = [...path, name]
    for (const item of toItems(held)) {
      const isRecord = isObject(item)
      places.note(inner, { isList: Array.isArray(held), isRecord })
      if (isRecord) notePlaces(item, inner, places)
    }
  }
}

/** Lists within lists are one list. */
const toItems = (held: unknown): unknown[] => (Array.isArray(held) ? held.flat(3) : [held])
const isObject = (item: unknown): item is Record<string, unknown> => typeof item === 'object' && item !== null

function* readAt(held: unknown, [name, ...rest]: FeedPath): Generator<FeedValue> {
  for (const item of toItems(held))
    if (name === undefined) yield toValue(item)
    else if (isObject(item)) yield* readAt(item[name] ?? [], rest)
}

function toValue(held: unknown): FeedValue {
  if (Array.isArray(held)) return toItems(held).map(toValue)
  if (!isObject(held)) return held === null || held === undefined ? '' : makeStorable(String(held))
  return Object.fromEntries(Object.entries(held).map(([name, inner]) => [makeStorable(name), toValue(inner)]))
}
