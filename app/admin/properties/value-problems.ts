import type { Value } from './value-lines.ts'

/** Names the field of a value that a problem is about, such as ‘Clay: Colour’. */
export function nameValueField(path: string, values: Value[]): string | undefined {
  const [, place, part] = path.split('.')
  if (place === undefined) return undefined
  const name = values[Number(place)]?.name.trim() || `Value ${Number(place) + 1}`
  return `${name}: ${part === 'swatch' ? 'Colour' : 'Name'}`
}
