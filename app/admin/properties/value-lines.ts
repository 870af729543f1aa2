import { writeColourPattern } from '../../../contract/look/hex-colour.ts'
import { cutBullet } from '../../../contract/pasted-text.ts'
import type { PropertyEdit } from '../../../contract/staff/catalogue.ts'

export type Value = PropertyEdit['values'][number]

/** Reads typed or pasted values, one per line, each optionally with its colour; existing values are left out. */
export function readLines(text: string, there: Value[]): Value[] {
  const seen = new Set(there.map(({ name }) => name.toLowerCase()))
  return text.split(/[\r\n]+/).flatMap((line) => {
    const value = readLine(line)
    if (value.name === '' || seen.has(value.name.toLowerCase())) return []
    seen.add(value.name.toLowerCase())
    return [value]
  })
}

function readLine(line: string): Value {
  const bare = cutBullet(line).replace(gapsAtEnd, '')
  const [swatch] = swatchAtEnd.exec(bare) ?? []
  const name = swatch ? bare.slice(0, -swatch.length).replace(gapsAtEnd, '') : bare
  return { id: null, name, swatch: swatch?.toLowerCase() ?? null }
}

const gapsAtEnd = /(?<![\s,;])[\s,;]+$/
const swatchAtEnd = new RegExp(`(?<=[\\s,;])${writeColourPattern()}$`, 'i')
