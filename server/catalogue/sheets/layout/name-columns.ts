import { nameColumn } from '../../../platform/xlsx.ts'

/** A name for each column: its heading, with a number where an earlier one is the same, or its place. */
export function nameColumns(headings: string[], width: number): string[] {
  const taken = new Set(headings.map(plain))
  const given = new Set<string>()
  const name = (heading: string, place: number): string => {
    if (heading === '') return nameByPlace(place, taken)
    return given.has(plain(heading)) ? numberName(heading, taken) : heading
  }
  return Array.from({ length: width }, (_, place) => {
    const chosen = name(headings[place] ?? '', place)
    given.add(plain(chosen))
    taken.add(plain(chosen))
    return chosen
  })
}

const plain = (heading: string) => heading.toLowerCase()

function numberName(heading: string, taken: ReadonlySet<string>): string {
  let number = 2
  while (taken.has(plain(`${heading} (${number})`))) number++
  return `${heading} (${number})`
}

/** A column without a heading is called by its place, as a spreadsheet does. */
function nameByPlace(place: number, taken: ReadonlySet<string>): string {
  const name = `Column ${nameColumn(place)}`
  return taken.has(plain(name)) ? `${name} (no heading)` : name
}
