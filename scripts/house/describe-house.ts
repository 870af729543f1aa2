import type { House, Size } from './measure-house.ts'

/** The figures as lines for people, in English figures whatever the machine's language. */
export function describeHouse(house: House): string {
  const rows: [string, string][] = [
    ['product: server.ts, server/, app/, contract/, no tests', describeSize(house)],
    ['lines a file: median, p90', `${house.median}, ${house.p90}`],
    ['longest file', `${format(house.longest.lines)} lines, ${house.longest.file}`],
    ['files in import cycles', format(house.inCycles)],
    ...Object.entries(house.closures).map(([name, size]): [string, string] => [
      `runs with ${name}`,
      describeSize(size),
    ]),
    ...Object.entries(house.facts).map(([name, files]): [string, string] => [`name the fact ${name}`, inFiles(files)]),
    ...Object.entries(house.kinds).map(([name, files]): [string, string] => [`name the kind ${name}`, inFiles(files)]),
    ['name four or more kinds of record', inFiles(house.listsOfKinds)],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n')
}

const format = (amount: number) => amount.toLocaleString('en-GB')
const inFiles = (amount: number) => (amount === 1 ? '1 file' : `${format(amount)} files`)
const describeSize = ({ files, lines }: Size) => `${inFiles(files)}, ${format(lines)} lines`
