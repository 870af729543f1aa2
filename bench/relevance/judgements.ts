import { readFileSync } from 'node:fs'

/** `best` may come first; `right` is welcome further down. Neither: the shop has nothing of the kind. */
export type Judgement = { query: string; best: Set<string>; right: Set<string>; setAside: boolean }

const file = new URL('demo-queries.txt', import.meta.url)

/**
 * The hand-judged queries about the demonstration shop. Every fourth is set aside: nobody looks at its results while the
 * search is tuned.
 */
export function readJudgements(): Judgement[] {
  const lists = new Map<string, string[]>()
  const judgements: Judgement[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, list, members] = /^(@\w+) = (.*)$/.exec(line) ?? []
    if (list && members) lists.set(list, expand(members, lists))
    else judgements.push(readLine(line, lists, judgements.length))
  }
  return judgements
}

function readLine(line: string, lists: Map<string, string[]>, place: number): Judgement {
  const [query = '', best = '', right = ''] = line.split('|').map((part) => part.trim())
  return {
    query,
    best: new Set(expand(best, lists)),
    right: new Set(expand(right, lists)),
    setAside: place % 4 === 3,
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
