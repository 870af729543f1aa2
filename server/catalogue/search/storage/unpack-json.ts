import { codes } from './packed-codes.ts'
import type { SharedTexts } from './shared-texts.ts'

type Reader = { bytes: Buffer; at: number; texts: string[]; shared: SharedTexts }

/** Reads the first of the values that were packed together. */
export function unpackJson(shared: SharedTexts, bytes: Buffer, count: number): unknown[] {
  const reader: Reader = { bytes, at: 0, texts: [], shared }
  return Array.from({ length: count }, () => readValue(reader))
}

function readValue(reader: Reader): unknown {
  const code = reader.bytes[reader.at++] ?? 0
  switch (code) {
    case codes.null:
      return null
    case codes.false:
      return false
    case codes.true:
      return true
    case codes.whole:
      return readCount(reader)
    case codes.hundredths:
      return readCount(reader) / 100
    case codes.number:
      reader.at += 8
      return reader.bytes.readDoubleLE(reader.at - 8)
    case codes.list:
      return readItems(reader, readCount(reader))
    case codes.object:
      return readObject(reader)
    default:
      return readText(reader, code)
  }
}

function readItems(reader: Reader, count: number): unknown[] {
  const items: unknown[] = []
  for (let i = 0; i < count; i++) items.push(readValue(reader))
  return items
}

function readObject(reader: Reader): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const key of listKeys(String(readValue(reader)))) value[key] = readValue(reader)
  return value
}

/** Caches the keys, because millions of objects share few sets of keys. */
const knownKeys = new Map<string, string[]>()
const maxKnown = 1_000

function listKeys(written: string): string[] {
  const known = knownKeys.get(written)
  if (known) return known
  const keys: string[] = JSON.parse(written)
  if (knownKeys.size < maxKnown) knownKeys.set(written, keys)
  return keys
}

function readText(reader: Reader, code: number): string {
  if (code === codes.again) return reader.texts[readCount(reader)] ?? ''
  // Texts are numbered as they begin: one that is joined comes before its parts.
  const number = reader.texts.push('') - 1
  const text = readNewText(reader, code)
  reader.texts[number] = text
  return text
}

function readNewText(reader: Reader, code: number): string {
  if (code === codes.shared) return reader.shared.texts[readCount(reader)] ?? ''
  if (code === codes.hash) return readHex(reader, 32)
  if (code === codes.uuid) {
    const hex = readHex(reader, 16)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
  const count = readCount(reader)
  if (code === codes.joined) return readItems(reader, count).join('')
  reader.at += count
  return reader.bytes.toString('utf8', reader.at - count, reader.at)
}

function readHex(reader: Reader, length: number): string {
  reader.at += length
  return reader.bytes.toString('hex', reader.at - length, reader.at)
}

function readCount(reader: Reader): number {
  let count = 0
  for (let unit = 1; ; unit *= 128) {
    const byte = reader.bytes[reader.at++] ?? 0
    if (byte < 128) return count + byte * unit
    count += (byte - 128) * unit
  }
}
