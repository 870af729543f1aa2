import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import { badSheet } from '../faults.ts'
import { countBreaks } from './line-breaks.ts'

const piece = 1024 * 1024

/** Decodes the text of a file, whatever its encoding. */
export async function decodeText(bytes: Buffer): Promise<string> {
  const encoding = findEncoding(bytes)
  const decoder = new TextDecoder(encoding)
  const texts: string[] = []
  for (let start = 0; start < bytes.length; start += piece) {
    texts.push(decoder.decode(bytes.subarray(start, start + piece), { stream: true }))
    await setImmediate()
  }
  const text = texts.join('') + decoder.decode()
  const broken = findNonsense(text, encoding)
  if (broken >= 0) {
    const line = countBreaks(text.slice(0, broken)) + 1
    throw badSheet(
      `Line ${line} holds data that is not text. Please save the file as CSV or .xlsx, and upload that one.`,
    )
  }
  return text
}

/** The encoding of a file, by its byte order mark or by its content. */
function findEncoding(bytes: Buffer): string {
  if (begins(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (begins(bytes, [0xfe, 0xff])) return 'utf-16be'
  const wide = findUtf16(bytes)
  if (wide || isUtf8(bytes)) return wide ?? 'utf-8'
  if (!begins(bytes, [0xef, 0xbb, 0xbf]) && !isDamagedUtf8(bytes)) return 'windows-1252'
  throw badSheet(
    'A character in it is damaged, as after a broken transfer. Please save it again and upload it once more.',
  )
}

const begins = (bytes: Buffer, mark: number[]) => mark.every((byte, place) => bytes[place] === byte)

/** Detects UTF-16 without a mark by the zero byte of each ASCII letter. */
function findUtf16(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 2000)
  const places = [...start.keys()].filter((place) => start[place] === 0)
  const odd = places.filter((place) => place % 2 === 1).length
  const even = places.length - odd
  if (places.length < start.length / 4 || Math.min(odd, even) > start.length / 20) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Detects damaged UTF-8: most of its high bytes form valid sequences. */
function isDamagedUtf8(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const whole = countLetters(text, /[\xc3-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g)
  return whole * 2 > countLetters(text, /[\x80-\xff]+/g)
}

function countLetters(text: string, pattern: RegExp): number {
  let letters = 0
  for (const [found] of text.matchAll(pattern)) letters += found.length
  return letters
}

function findNonsense(text: string, encoding: string): number {
  const nothing = text.indexOf('\0')
  if (nothing >= 0 || encoding === 'utf-8') return nothing >= 0 ? nothing : findControls(text)
  return Math.max(text.search(encoding === 'windows-1252' ? /[\x80-\x9f]/ : /\ufffd/), findControls(text))
}

/** A single control character is a typing mistake; many mean a program or a picture. */
function findControls(text: string): number {
  const start = text.slice(0, 2000)
  const isControl = (letter: string) => letter < ' ' && !'\t\r\n\v\f'.includes(letter)
  const controls = [...start].filter(isControl)
  return controls.length > start.length / 20 ? start.indexOf(controls[0] ?? '') : -1
}
