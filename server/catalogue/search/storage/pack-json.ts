import { hashForm, writeHashPattern } from '../../../../contract/media-hash.ts'
import { writeUuidPattern } from '../../../../contract/uuid.ts'
import { codes, maxWhole } from './packed-codes.ts'
import { findShared, type SharedTexts } from './shared-texts.ts'

/** `beginnings` are those of the texts that others may begin with. */
type Writer = { bytes: Buffer; at: number; texts: Map<string, number>; beginnings: string[]; shared: SharedTexts }

let draft: Buffer = Buffer.alloc(4096)

/** Values that are kept together share their texts. */
export function packJson(shared: SharedTexts, values: unknown[]): Uint8Array {
  const writer: Writer = { bytes: draft, at: 0, texts: new Map(), beginnings: [], shared }
  for (const value of values) writeValue(writer, value)
  draft = writer.bytes
  return writer.bytes.subarray(0, writer.at)
}

function writeValue(writer: Writer, value: unknown) {
  if (value === null || value === undefined) writeByte(writer, codes.null)
  else if (typeof value === 'boolean') writeByte(writer, value ? codes.true : codes.false)
  else if (typeof value === 'number') writeNumber(writer, value)
  else if (typeof value === 'string') writeText(writer, value)
  else if (Array.isArray(value)) {
    writeCount(writer, codes.list, value.length)
    for (const item of value) writeValue(writer, item)
  } else writeObject(writer, value)
}

function writeObject(writer: Writer, value: object) {
  const keys = Object.keys(value)
  const values = Object.values(value)
  writeByte(writer, codes.object)
  writeText(writer, writeKeys(keys.filter((_, i) => values[i] !== undefined)))
  for (const own of values) if (own !== undefined) writeValue(writer, own)
}

/** Caches the serialized keys, because millions of objects share few sets of keys. */
const knownKeys: { keys: string[]; written: string }[][] = []
const maxKnown = 100

function writeKeys(keys: string[]): string {
  knownKeys[keys.length] ??= []
  const alike = knownKeys[keys.length] ?? []
  const known = alike.find((other) => other.keys.every((key, i) => key === keys[i]))
  if (known) return known.written
  const written = JSON.stringify(keys)
  if (keys.length < maxKnown && alike.length < maxKnown) alike.push({ keys, written })
  return written
}

function writeNumber(writer: Writer, value: number) {
  const hundredths = Math.round(value * 100)
  if (Number.isInteger(value) && value >= 0 && value < maxWhole) writeCount(writer, codes.whole, value)
  else if (hundredths > 0 && hundredths < maxWhole && hundredths / 100 === value) {
    writeCount(writer, codes.hundredths, hundredths)
  } else {
    writeByte(writer, codes.number)
    makeRoom(writer, 8)
    writer.at = writer.bytes.writeDoubleLE(value, writer.at)
  }
}

const uuidForm = new RegExp(`^${writeUuidPattern()}$`)
const hashPlace = new RegExp(writeHashPattern())
const minBeginningLength = 8

function writeText(writer: Writer, text: string) {
  const { texts, shared } = writer
  const again = texts.get(text)
  if (again !== undefined) return writeCount(writer, codes.again, again)
  texts.set(text, texts.size)
  if (text.length === 36 && uuidForm.test(text)) return writeHex(writer, codes.uuid, text.replaceAll('-', ''))
  if (text.length === 64 && hashForm.test(text)) return writeHex(writer, codes.hash, text)
  const parts = cutText(text, writer.beginnings)
  if (parts.length > 1) {
    writeCount(writer, codes.joined, parts.length)
    for (const part of parts) writeText(writer, part)
    return
  }
  const number = findShared(shared, text)
  if (number !== undefined) return writeCount(writer, codes.shared, number)
  if (text.length < maxByHand && plain.test(text)) return writePlain(writer, text)
  const length = Buffer.byteLength(text)
  writeCount(writer, codes.text, length)
  makeRoom(writer, length)
  writer.at += writer.bytes.write(text, writer.at)
}

const plain = /^[\0-\x7f]*$/
/** For shorter texts, calling the encoder costs more than a loop. */
const maxByHand = 60

function writePlain(writer: Writer, text: string) {
  writeCount(writer, codes.text, text.length)
  makeRoom(writer, text.length)
  for (let i = 0; i < text.length; i++) writer.bytes[writer.at++] = text.charCodeAt(i)
}

/**
 * Cuts a text around a hash, as in the address of a picture, or after an earlier text that it begins with, such as a
 * product's name.
 */
function cutText(text: string, beginnings: string[]): string[] {
  const hash = text.length > 64 ? text.search(hashPlace) : -1
  if (hash >= 0) return [text.slice(0, hash), text.slice(hash, hash + 64), text.slice(hash + 64)].filter(Boolean)
  if (text.length < minBeginningLength) return [text]
  let longest = ''
  for (const other of beginnings) {
    if (other.length > longest.length && text.startsWith(other)) longest = other
  }
  beginnings.push(text)
  return longest === '' ? [text] : [longest, text.slice(longest.length)]
}

function writeHex(writer: Writer, code: number, hex: string) {
  writeByte(writer, code)
  makeRoom(writer, hex.length / 2)
  writer.at += writer.bytes.write(hex, writer.at, 'hex')
}

function writeCount(writer: Writer, code: number, count: number) {
  writeByte(writer, code)
  makeRoom(writer, 5)
  let left = count
  for (; left > 127; left = Math.floor(left / 128)) writer.bytes[writer.at++] = (left % 128) + 128
  writer.bytes[writer.at++] = left
}

function writeByte(writer: Writer, byte: number) {
  makeRoom(writer, 1)
  writer.bytes[writer.at++] = byte
}

function makeRoom(writer: Writer, length: number) {
  if (writer.at + length <= writer.bytes.length) return
  const larger = Buffer.alloc(2 * (writer.at + length))
  writer.bytes.copy(larger, 0, 0, writer.at)
  writer.bytes = larger
}
