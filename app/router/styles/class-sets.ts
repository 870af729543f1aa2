/** The sheet's classes that occur in some markup, one bit for each. */
export type ClassSet = Uint32Array<ArrayBuffer>

const maxTexts = 10_000
const attributes = / class="[^"]*"/g

const beginning = ' class="'

export function createClasses(numbers: Map<string, number>) {
  const none = (): ClassSet => new Uint32Array(Math.ceil(numbers.size / 32))
  const texts = new Map<string, number[]>()
  const find = (text: string) => {
    const known = texts.get(text)
    if (known) return known
    const found = decode(text.slice(beginning.length, -1))
      .split(/\s+/)
      .map((name) => numbers.get(name) ?? -1)
      .filter((number) => number >= 0)
    if (texts.size < maxTexts) texts.set(text, found)
    return found
  }
  const read = (markup: string): ClassSet => {
    const classes = none()
    for (const text of markup.match(attributes) ?? []) for (const number of find(text)) add(classes, number)
    return classes
  }
  const join = (sets: ClassSet[]): ClassSet => {
    const all = none()
    for (const set of sets)
      set.forEach((bits, place) => {
        all[place] = (all[place] ?? 0) | bits
      })
    return all
  }
  return { read, join, has }
}

const add = (classes: ClassSet, number: number) => {
  classes[number >> 5] = (classes[number >> 5] ?? 0) | (1 << (number & 31))
}
const has = (classes: ClassSet, number: number) => (((classes[number >> 5] ?? 0) >> (number & 31)) & 1) === 1

/** Decodes the entities that React writes in an attribute. */
const decode = (text: string) =>
  text.includes('&') ? text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => letters[name] ?? '') : text
const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
