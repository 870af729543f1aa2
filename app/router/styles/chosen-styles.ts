import { hash } from 'node:crypto'
import { createByteStore } from '../byte-store.ts'
import { type ClassSet, createClasses } from './class-sets.ts'
import { readSheet } from './read-sheet.ts'
import { createWriter, numberClasses } from './written-rules.ts'

/** Styles of a page, and how its policy names them. */
export type Styles = { bytes: Buffer; source: string }

const maxBytes = 2 * 1024 * 1024

/** Selects the rules of a sheet that can apply to a page: those whose classes occur in it. */
export function createStyles(always: string, sheet: string) {
  const parts = readSheet(sheet)
  const numbers = numberClasses(parts)
  const { read, join, has } = createClasses(numbers)
  const write = createWriter(parts, numbers)
  const kept = createByteStore<Styles>(maxBytes)
  const choose = (sets: ClassSet[]): Styles => {
    const classes = join(sets)
    const key = Buffer.from(classes.buffer).toString('latin1')
    const known = kept.find(key)
    if (known) return known
    const styles = prepareText(always + write((number) => has(classes, number)))
    return kept.keep(key, styles, styles.bytes.length)
  }
  return { read, choose, whole: prepareText(always + sheet) }
}

function prepareText(text: string): Styles {
  const bytes = Buffer.from(text)
  return { bytes, source: `'sha256-${hash('sha256', bytes, 'base64')}'` }
}
