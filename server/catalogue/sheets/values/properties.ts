import { splitCell } from './lists.ts'

export type PropertyName = { name: string; value: string }

/** `Colour: Sage; Material: Oak`; a colon or semicolon within a name follows a backslash. */
export const writeProperties = (properties: PropertyName[]) =>
  properties.map(({ name, value }) => `${guard(name)}: ${guard(value)}`).join('; ')

const guard = (text: string) => text.replace(/[\\:;]/g, '\\$&')
const unguard = (text: string) => text.trim().replace(/\\([\\:;])/g, '$1')

/** The properties that a cell names, in its order; undefined if one has no value. */
export function readProperties(text: string): PropertyName[] | undefined {
  const pairs = splitCell(text, /[;\n]/).map((pair) => {
    const [, name = '', value = ''] = /^((?:\\[\s\S]|[^:\\])*):([\s\S]*)$/.exec(pair) ?? []
    return { name: unguard(name), value: unguard(value) }
  })
  return pairs.every(({ name, value }) => name !== '' && value !== '') ? pairs : undefined
}
