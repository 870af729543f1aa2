import { capitalize } from '../../../../contract/capitals.ts'
import { writePlural } from './plural.ts'
import { splitList } from './split-list.ts'
import { thingLines } from './words/things.ts'

/** A thing that furniture shops sell. */
export type Thing = { name: string; kinds: string[]; broader: string[]; names: string[]; near: string[] }

const readLine = (line: string): Thing => {
  const [before = '', near = ''] = line.split('~')
  const [heading = '', names = ''] = before.split('=')
  const [name = '', kinds = ''] = heading.split('<').map((part) => part.trim())
  const marked = splitList(kinds)
  return {
    name,
    kinds: marked.map((kind) => kind.replace('*', '')),
    broader: marked.filter((kind) => kind.endsWith('*')).map((kind) => kind.replace('*', '')),
    names: [name, ...splitList(names.trim())],
    near: splitList(near.trim()),
  }
}

const lines = thingLines.map(readLine)
const listed = new Set(lines.flatMap(({ names }) => names))

/** Words for the same in the names of things: an 'l shape sofa' is an 'l shape settee' too. */
const alike = [
  ['sofa', 'settee', 'couch'],
  ['cabinet', 'cupboard'],
  ['bookcase', 'bookshelf'],
  ['chest of drawers', 'drawers'],
  ['gift', 'present'],
  ['bathroom', 'ensuite', 'en suite', 'shower room', 'wet room', 'cloakroom'],
  ['kitchen', 'utility room'],
]

const listAlike = (name: string): string[] =>
  alike.flatMap((words) =>
    words
      .filter((word) => ` ${name} `.includes(` ${word} `))
      .flatMap((word) => words.map((other) => name.replace(word, other)))
      .filter((other) => !listed.has(other)),
  )

export const things: ReadonlyMap<string, Thing> = new Map(
  lines.map((thing) => [thing.name, { ...thing, names: [...thing.names, ...new Set(thing.names.flatMap(listAlike))] }]),
)

const kindsOf = (name: string): string[] => [name, ...(things.get(name)?.kinds ?? []).flatMap(kindsOf)]
const allKinds = new Map([...things.keys()].map((name) => [name, [...new Set(kindsOf(name))]]))
const allForms = new Map<string, string[]>([...things.keys()].map((name) => [name, []]))
for (const [name, kinds] of allKinds) for (const kind of kinds) allForms.get(kind)?.push(name)

/** A tub chair is a tub chair, an armchair and a chair. */
export const listKinds = (name: string): string[] => allKinds.get(name) ?? []
export const isKindOf = (name: string, kind: string) => listKinds(name).includes(kind)

/** The thing itself first, then what is a kind of it. */
export const listForms = (name: string): string[] => ownFirst.get(name) ?? [name]
const ownFirst = new Map(
  [...allForms].map(([name, forms]) => [name, [name, ...forms.filter((other) => other !== name)]]),
)

/** The nearest things, by the thesaurus. */
export const listNear = (name: string): string[] => things.get(name)?.near ?? []

/** The broader things that may be shown in place of a thing. */
export const listBroader = (name: string): string[] => things.get(name)?.broader ?? []

const plurals = new Map([...things.keys()].map((name) => [name, titlePlural(name)]))
export const pluralOf = (name: string): string => plurals.get(name) ?? name

function titlePlural(name: string): string {
  const whole = writePlural(name).replace(/^childrens /, 'children’s ')
  return whole.startsWith('tv') ? `TV${whole.slice(2)}` : capitalize(whole)
}
