import { measureContrast, type Oklch, readHex, writeHex } from './oklch.ts'

/** Every colour of the shop, by its name in `app/styles/theme.css`; `green` is the accent, whatever its hue. */
export type Palette = Record<
  'paper' | 'sand' | 'rule' | 'line' | 'ink' | 'soft' | 'green' | 'green-deep' | 'sage' | 'sale',
  string
>
export type Wish = { accent: string; paper: string }

const white = '#ffffff'
/** The contrast ratios of WCAG AA for text, and for the edges of controls. */
const forText = 4.5
const forEdges = 3

/** Below this lightness of the paper, black would be illegible on its darker shades. */
const minPaperLightness = 0.92

/**
 * Derives the whole palette from two colours. Text is readable by construction: its lightness is adjusted until the
 * contrast suffices on every background on which the shop puts it.
 */
export function derivePalette(wish: Wish): Palette {
  const chosen = readHex(wish.paper)
  const paper = chosen.l < minPaperLightness ? writeHex({ ...chosen, l: minPaperLightness }) : wish.paper
  const light = readHex(paper)
  const sand = writeHex({ ...light, l: light.l - 0.035, c: Math.min(light.c * 1.9, light.c + 0.02) })
  const rule = writeHex({ ...light, l: light.l - 0.1, c: Math.min(light.c * 2.6, light.c + 0.03) })
  const faint = Math.min(light.c, 0.015)
  const green = darken(readHex(wish.accent), [paper, sand, white], forText, wish.accent)
  const accent = readHex(green)
  const sage = lighten({ ...accent, l: 0.91, c: Math.min(accent.c, 0.015) }, green)
  const everywhere = [paper, sand, rule, sage, white]
  return {
    paper,
    sand,
    rule,
    line: darken({ l: 0.605, c: faint * 3, h: light.h }, [paper, sand, white], forEdges),
    ink: darken({ l: 0.265, c: faint * 1.4, h: light.h }, everywhere, 7),
    soft: darken({ l: 0.47, c: faint * 2.4, h: light.h }, everywhere, forText),
    green,
    'green-deep': writeHex({ ...accent, l: accent.l * 0.76, c: accent.c * 0.85 }),
    sage,
    sale: darken({ l: 0.5, c: 0.148, h: 38 }, everywhere, forText),
  }
}

/** Notes for staff on chosen colours that were adjusted. */
export function explainPalette(wish: Wish, { paper, green }: Palette): Partial<Wish> {
  return {
    ...(green !== wish.accent && { accent: 'Darker than you chose, so that light text can be read on it.' }),
    ...(paper !== wish.paper && { paper: 'Lighter than you chose, so that text can be read on it.' }),
  }
}

const step = 0.005

function darken(from: Oklch, backgrounds: string[], ratio: number, first = writeHex(from)): string {
  let hex = first
  for (let l = from.l; l > 0 && !isReadable(hex, backgrounds, ratio); l -= step) hex = writeHex({ ...from, l })
  return hex
}

function lighten(from: Oklch, text: string): string {
  let hex = writeHex(from)
  for (let l = from.l; l < 1 && !isReadable(text, [hex], forText); l += step) hex = writeHex({ ...from, l })
  return hex
}

const isReadable = (text: string, backgrounds: string[], ratio: number) =>
  backgrounds.every((background) => measureContrast(text, background) >= ratio)
