import { listNeeds } from './needed-classes.ts'
import type { SheetPart } from './read-sheet.ts'

/** A rule applies only to a page that has all classes of one of its `needs`. */
type Rule = { text: string; needs: number[][]; names: string[] }
type Group = { opening: string; parts: (Rule | Group)[] }
type Named = { named: string; text: string }

export type Has = (classNumber: number) => boolean

/** A number for each class that rules require. */
export function numberClasses(parts: SheetPart[]): Map<string, number> {
  const numbers = new Map<string, number>()
  const read = (part: SheetPart): void => {
    if ('parts' in part) part.parts.forEach(read)
    if (!('selector' in part)) return
    for (const name of listNeeds(part.selector).flat()) if (!numbers.has(name)) numbers.set(name, numbers.size)
  }
  parts.forEach(read)
  return numbers
}

/** Writes the applicable rules, in their order, and the animations and registered variables that they refer to. */
export function createWriter(parts: SheetPart[], numbers: Map<string, number>): (has: Has) => string {
  const named = parts.filter((part) => 'named' in part)
  const plain = parts.filter((part) => !('named' in part)).map((part) => prepare(part, numbers, named))
  return (has) => {
    const names = new Set<string>()
    const rules = plain.map((part) => write(part, has, names)).join('')
    return rules + named.map(({ named, text }) => (names.has(named) ? text : '')).join('')
  }
}

function prepare(part: SheetPart, numbers: Map<string, number>, named: Named[]): Rule | Group {
  if ('parts' in part) {
    return { opening: part.opening, parts: part.parts.map((inner) => prepare(inner, numbers, named)) }
  }
  const { text } = part
  const needs = 'selector' in part ? listNeeds(part.selector) : [[]]
  return {
    text,
    needs: needs.map((classes) => classes.map((name) => numbers.get(name) ?? -1)),
    names: named.map(({ named }) => named).filter((name) => text.includes(name)),
  }
}

function write(part: Rule | Group, has: Has, names: Set<string>): string {
  if ('parts' in part) {
    const inside = part.parts.map((inner) => write(inner, has, names)).join('')
    return inside && `${part.opening}{${inside}}`
  }
  if (!part.needs.some((classes) => classes.every(has))) return ''
  for (const name of part.names) names.add(name)
  return part.text
}
