import type { LookStyle } from './look.ts'

/** A font that is shipped for looks, with its Latin letters in every weight. `fallbacks`: local fonts scaled to its metrics. */
type Typeface = { family: string; file: string; weights: string; shape: 'serif' | 'sans'; fallbacks: string[] }
/** Undefined: the shop's own font stays. */
type Pairing = { headings?: Typeface; text?: Typeface }

const georgia = 'local("Georgia"),local("Gelasio")'
const times = 'local("Times New Roman"),local("Liberation Serif"),local("Noto Serif")'
const arial = 'local("Arial"),local("Liberation Sans"),local("Helvetica"),local("Roboto")'
/** The usual fonts of Linux. */
const dejaVu = 'local("DejaVu Sans")'
const dejaVuSerif = 'local("DejaVu Serif")'

/** Declares a local font with size, ascent and descent in per cent, computed from the metrics of both fonts. */
const stretch = (local: string, size: number, ascent: number, descent: number) =>
  `src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`

const lora: Typeface = {
  family: 'Lora',
  file: 'lora-latin',
  weights: '400 700',
  shape: 'serif',
  fallbacks: [
    stretch(georgia, 105, 95.8, 26.1),
    stretch(times, 115.2, 87.3, 23.8),
    stretch(dejaVuSerif, 91.4, 110.1, 30),
  ],
}
const fraunces: Typeface = {
  family: 'Fraunces',
  file: 'fraunces-latin',
  weights: '100 900',
  shape: 'serif',
  fallbacks: [
    stretch(georgia, 105.2, 93, 24.2),
    stretch(times, 115.4, 84.7, 22.1),
    stretch(dejaVuSerif, 91.9, 106.5, 27.7),
  ],
}
const playfair: Typeface = {
  family: 'Playfair Display',
  file: 'playfair-display-latin',
  weights: '400 900',
  shape: 'serif',
  fallbacks: [
    stretch(georgia, 101.4, 106.7, 24.8),
    stretch(times, 111.3, 97.2, 22.6),
    stretch(dejaVuSerif, 88.1, 122.8, 28.5),
  ],
}
const jost: Typeface = {
  family: 'Jost',
  file: 'jost-latin',
  weights: '100 900',
  shape: 'sans',
  fallbacks: [stretch(arial, 96, 111.5, 39.1), stretch(dejaVu, 85.8, 124.7, 43.8)],
}
const figtree: Typeface = {
  family: 'Figtree',
  file: 'figtree-latin',
  weights: '300 900',
  shape: 'sans',
  fallbacks: [stretch(arial, 100.7, 94.3, 24.8), stretch(dejaVu, 89.4, 106.2, 27.9)],
}

const pairings: Record<LookStyle['type'], Pairing> = {
  petrona: {},
  lora: { headings: lora, text: figtree },
  fraunces: { headings: fraunces },
  playfair: { headings: playfair, text: figtree },
  jost: { headings: jost },
  figtree: { headings: figtree, text: figtree },
}

/** Every file that a look may need. */
export const typefaceFiles = [lora, fraunces, playfair, jost, figtree].map(({ file }) => file)

/** A new edition of a font gets a new file name, so that browsers may cache it for good. */
const addressFont = ({ file }: Typeface) => `/look/fonts/${file}.woff2`

/** The fonts to preload, if they are not the shop's own. */
export function listFonts(type: LookStyle['type']): { headings?: string; text?: string } {
  const { headings, text } = pairings[type]
  return { headings: headings && addressFont(headings), text: text && addressFont(text) }
}

export function listTypeVariables(type: LookStyle['type']): string[] {
  const { headings, text } = pairings[type]
  return [
    ...(headings ? [`--font-serif:${nameFamilies(headings)}`] : []),
    ...(text ? [`--font-sans:${nameFamilies(text)}`] : []),
  ]
}

const nameFamilies = ({ family, shape, fallbacks }: Typeface) =>
  [family, ...fallbacks.map((_, place) => nameFallback(family, place))].map((name) => `"${name}"`).join(',') +
  (shape === 'serif' ? ',serif' : ',sans-serif')

const nameFallback = (family: string, place: number) => `${family} Fallback${place > 0 ? ` ${place + 1}` : ''}`

export function writeFontFaces(type: LookStyle['type']): string {
  const { headings, text } = pairings[type]
  const faces = new Set([text, headings].filter((face) => face !== undefined))
  return [...faces].map(writeFace).join('\n')
}

function writeFace(face: Typeface): string {
  const own = `font-family:"${face.family}";src:url("${addressFont(face)}") format("woff2");font-weight:${face.weights};font-display:swap`
  const local = face.fallbacks.map((facts, place) => `font-family:"${nameFallback(face.family, place)}";${facts}`)
  return [own, ...local].map((facts) => `@font-face{${facts}}`).join('\n')
}
