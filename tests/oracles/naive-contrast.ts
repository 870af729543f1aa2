import type { Palette } from '../../contract/look/palette.ts'

/** WCAG's contrast ratio, written from its definition, and every pair of colours that the storefront combines. */
export function naiveContrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other))
  const darker = Math.min(luminance(one), luminance(other))
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number(`0x${hex.slice(at, at + 2)}`) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

type Name = keyof Palette | 'white'
type Pair = readonly [front: Name, behind: Name]

/** Text and its background, as the classes in `app/storefront`, `app/ui` and `app/styles` combine them. */
export const textPairs: Pair[] = [
  ...(['paper', 'sand', 'rule', 'sage', 'white'] as const).flatMap((behind): Pair[] => [
    ['ink', behind],
    ['soft', behind],
    ['sale', behind],
  ]),
  ...(['paper', 'sand', 'sage', 'white'] as const).flatMap((behind): Pair[] => [
    ['green', behind],
    ['green-deep', behind],
  ]),
  ['paper', 'green'],
  ['paper', 'green-deep'],
  ['sage', 'green'],
  ['sage', 'green-deep'],
  ['paper', 'ink'],
  ['paper', 'sale'],
  ['white', 'sale'],
]

/** Edges of controls, marks of selection, and focus outlines. */
export const edgePairs: Pair[] = [
  ['line', 'paper'],
  ['line', 'white'],
  ['line', 'sand'],
  ['green', 'paper'],
  ['green', 'sand'],
  ['green', 'rule'],
  ['sale', 'paper'],
]
