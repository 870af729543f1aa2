/** How many product files name a fact or a kind of record: about as many as one more of them would touch. */
export type Mentions = {
  facts: Record<string, number>
  kinds: Record<string, number>
  listsOfKinds: number
}

export function findMentions(texts: Map<string, string>, asked: { facts: string[]; kinds: string[] }): Mentions {
  const count = (test: (text: string, file: string) => boolean) =>
    [...texts].filter(([file, text]) => test(text, file)).length
  const countEach = (names: string[], toPattern: (name: string) => RegExp) =>
    Object.fromEntries(
      names.map((name) => [name, count((text, file) => toPattern(name).test(text) || toPattern(name).test(file))]),
    )
  return {
    facts: countEach(asked.facts, (name) => new RegExp(`\\b${name}\\b`)),
    kinds: countEach(asked.kinds, (name) => new RegExp(spell(name), 'i')),
    listsOfKinds: count((text) => simpleKinds.filter((kind) => isKey(kind).test(text)).length >= 4),
  }
}

const simpleKinds = ['brand', 'category', 'home-row', 'page', 'pop-up', 'property', 'range', 'redirect', 'slide']

/** Matches every spelling of a kind: 'pop-up' is also written popUp, popup and 'pop up'. */
const spell = (kind: string) => kind.replaceAll('-', '[- ]?')
/** Matches the kind as a key of an object or as a whole string. */
const isKey = (kind: string) => new RegExp(`(?:'|^\\s*)${spell(kind)}s?(?:'|: )`, 'm')
