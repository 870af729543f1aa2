import { writeCount, writeWhole } from '../../contract/whole-numbers.ts'
import type { House, Size } from './measure-house.ts'

/** The figures as lines for people, in English figures whatever the machine's language. */
export function describeHouse(house: House): string {
  const rows: [string, string][] = [
    ['product: server.ts, server/, app/, contract/, no tests', describeSize(house)],
    ['lines a file: median, p90', `${house.median}, ${house.p90}`],
    ['longest file', `${writeCount(house.longest.lines, 'line')}, ${house.longest.file}`],
    ['files in import cycles', writeWhole(house.inCycles)],
    ...Object.entries(house.closures).map(([name, size]): [string, string] => [
      `runs with ${name}`,
      describeSize(size),
    ]),
    ...Object.entries(house.facts).map(([name, files]): [string, string] => [
      `name the fact ${name}`,
      writeCount(files, 'file'),
    ]),
    ...Object.entries(house.kinds).map(([name, files]): [string, string] => [
      `name the kind ${name}`,
      writeCount(files, 'file'),
    ]),
    ['name four or more kinds of record', writeCount(house.listsOfKinds, 'file')],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n')
}

const describeSize = ({ files, lines }: Size) => `${writeCount(files, 'file')}, ${writeCount(lines, 'line')}`
