import { LookStyle } from './look.ts'

/** The choices in the order in which an address names them. */
const parts = ['accent', 'paper', 'type', 'corner', 'density', 'header', 'footer'] as const

/** A look as part of an address, such as `21402f-faf7f1-petrona-square-normal-left-columns`. */
export const writeLookName = (look: LookStyle): string => parts.map((part) => look[part].replace('#', '')).join('-')

export function readLookName(name: string): LookStyle | undefined {
  const [accent, paper, ...others] = name.split('-')
  if (others.length !== parts.length - 2) return undefined
  const values = [`#${accent}`, `#${paper}`, ...others]
  const look = LookStyle.safeParse(Object.fromEntries(parts.map((part, place) => [part, values[place]]))).data
  // One address for one look.
  return look && writeLookName(look) === name ? look : undefined
}
