import { readFileSync } from 'node:fs'

/** `best`: the products that may come first. `right`: those that may follow. Both are empty if the shop has nothing suitable. */
export type Judgement = { query: string; best: Set<string>; right: Set<string>; part: Part }

/** Every fourth query was set aside before the search was tuned; `fresh`, then `last`, were written after the tuning. */
export const parts = ['tuned with', 'set aside', 'fresh', 'last'] as const
export type Part = (typeof parts)[number]

const linesOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')

/**
 * The hand-judged queries about the demonstration shop. Every fourth is set aside: nobody looks at its results while tuning the
 * search.
 */
export function readJudgements(): Judgement[] {
  const lists = new Map<string, string[]>()
  const read = (file: string, partOf: (place: number) => Part) => readFile(file, lists, partOf)
  return [
    ...read('demo-queries.txt', (place) => (place % 4 === 3 ? 'set aside' : 'tuned with')),
    ...read('typed-queries.txt', () => 'tuned with'),
    ...read('fresh-queries.txt', () => 'fresh'),
    ...read('last-queries.txt', () => 'last'),
  ]
}

/** Adds the file's named lists to `lists`, so that later files may use them. */
function readFile(file: string, lists: Map<string, string[]>, partOf: (place: number) => Part): Judgement[] {
  const judgements: Judgement[] = []
  for (const line of linesOf(file)) {
    if (line === '' || line.startsWith('#')) continue
    const [, list, members] = /^(@\w+) = (.*)$/.exec(line) ?? []
    if (list && members) lists.set(list, expand(members, lists))
    else judgements.push(readLine(line, lists, partOf(judgements.length)))
  }
  return judgements
}

function readLine(line: string, lists: Map<string, string[]>, part: Part): Judgement {
  const [query = '', best = '', right = ''] = line.split('|').map((part) => part.trim())
  return {
    query,
    best: new Set(expand(best, lists)),
    right: new Set(expand(right, lists)),
    part,
  }
}

function expand(names: string, lists: Map<string, string[]>): string[] {
  return names.split(' ').flatMap((name) => {
    if (!name.startsWith('@')) return name === '' ? [] : [name]
    const members = lists.get(name)
    if (!members) throw new Error(`No list ${name}`)
    return members
  })
}
