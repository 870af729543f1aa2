import { setImmediate } from 'node:timers/promises'
import { badSheet } from './faults.ts'
import { findEncoding } from './find-encoding.ts'
import { countBreaks } from './line-breaks.ts'

const piece = 1024 * 1024

/** The text of a file, whichever way its program has written it. */
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
    throw badSheet(`Line ${line} holds data that is not text. Please save the file as CSV or .xlsx, and send that one.`)
  }
  return text
}

function findNonsense(text: string, encoding: string): number {
  const nothing = text.indexOf('\0')
  if (nothing >= 0 || encoding === 'utf-8') return nothing >= 0 ? nothing : findControls(text)
  return Math.max(text.search(encoding === 'windows-1252' ? /[\x80-\x9f]/ : /\ufffd/), findControls(text))
}

/** One among many letters is an accident of typing; many are a program or a picture. */
function findControls(text: string): number {
  const start = text.slice(0, 2000)
  const isControl = (letter: string) => letter < ' ' && !'\t\r\n\v\f'.includes(letter)
  const controls = [...start].filter(isControl)
  return controls.length > start.length / 20 ? start.indexOf(controls[0] ?? '') : -1
}
