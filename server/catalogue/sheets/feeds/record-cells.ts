import { type FeedPath, type FeedRecord, type FeedValue, isRecord, listOf } from './feed.ts'

/** Makes a record of each inner record, with the facts around it. A record without inner ones stays as it is. */
export function expandRecord(value: FeedValue, [name, ...rest]: FeedPath): FeedValue[] {
  if (name === undefined || !isRecord(value)) return [value]
  const items = listOf(value[name])
  if (items.length === 0) return [value]
  return items.flatMap((item) => expandRecord(item, rest).map((cell) => ({ ...value, [name]: [cell] })))
}

/** The texts of a record by path: `variants[].price`. Several texts at one path are lines of one cell. */
export function readCells(value: FeedValue, listMark: string): Map<string, string> {
  const cells = new Map<string, string>()
  const put = (header: string, text: string) => {
    const before = cells.get(header)
    cells.set(header, before ? (text === '' ? before : `${before}\n${text}`) : text)
  }
  const collect = (held: FeedValue, header: string): void => {
    if (typeof held === 'string') put(header || 'value', held)
    else if (Array.isArray(held)) {
      for (const item of held) collect(item, isRecord(item) ? `${header}${listMark}` : header)
    } else collectRecord(held, header)
  }
  const collectRecord = (record: FeedRecord, header: string) => {
    const pair = header && readPair(record)
    if (pair) return collect(pair.value, `${header}.${pair.name}`)
    for (const [name, inner] of Object.entries(record))
      collect(inner, name === '#' ? header : [header, name].filter(Boolean).join('.'))
  }
  collect(value, '')
  return cells
}

const maxNameLength = 60
const ofPair = {
  name: ['name', 'key', 'label', '@name', '@key', '@label'],
  value: ['value', 'values', '#', '@value'],
  other: ['id', 'position', '@id', '@position'],
}

/** `{ name: 'Colour', value: 'Oak' }` is a field called Colour. */
function readPair(record: FeedRecord): { name: string; value: FeedValue } | undefined {
  const keys = Object.keys(record).filter((key) => !ofPair.other.includes(key.toLowerCase()))
  const nameKey = keys.find((key) => ofPair.name.includes(key.toLowerCase()))
  const valueKey = keys.find((key) => ofPair.value.includes(key.toLowerCase()))
  if (keys.length !== 2 || nameKey === undefined || valueKey === undefined) return undefined
  const [name, value] = [record[nameKey], record[valueKey]]
  if (typeof name !== 'string' || name.trim() === '' || name.length > maxNameLength) return undefined
  return { name: name.trim(), value: value ?? '' }
}
