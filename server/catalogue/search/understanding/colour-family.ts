import type { Family, Shade } from './words/colours.ts'

/** Of a swatch: its family, the families that some would say as well, and whether it is light or dark. */
type ColourReading = { family: Family; near: Family[]; shade: Shade }

/** Lightness 0–100, chroma, and hue in degrees, as CIELAB has them. */
type Lab = { lightness: number; chroma: number; hue: number }

export function readSwatch(hex: string): ColourReading | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1]
  if (!digits) return null
  const lab = measureColour(Number.parseInt(digits, 16))
  const shade = lab.lightness < 38 ? 'dark' : lab.lightness > 68 ? 'light' : 'mid'
  return { ...nameColour(lab), shade }
}

function measureColour(rgb: number): Lab {
  const [red, green, blue] = [linear(rgb >> 16), linear((rgb >> 8) & 255), linear(rgb & 255)] as const
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  const [a, b] = [500 * (x - y), 200 * (y - z)]
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return { lightness: 116 * y - 16, chroma: Math.hypot(a, b), hue }
}

const linear = (byte: number) => (byte > 10 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 255 / 12.92)
const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

type Named = Omit<ColourReading, 'shade'>

function nameColour(lab: Lab): Named {
  const { lightness, chroma, hue } = lab
  if (lightness < 15 && chroma < 8) return { family: 'black', near: [] }
  if (lightness > 94 && chroma < 5) return { family: 'white', near: [] }
  const isWarm = hue > 30 && hue < 110
  if (chroma < (isWarm ? 7 : 5)) return nameGrey(lab)
  if (isWarm && chroma < 18 && lightness > 45) return namePale(lab)
  return nameHue(lab)
}

function nameGrey({ lightness, hue }: Lab): Named {
  if (lightness > 90) return { family: 'white', near: ['cream'] }
  if (lightness < 24) return { family: 'black', near: ['grey'] }
  return { family: 'grey', near: hue > 40 && hue < 110 ? ['beige'] : lightness < 32 ? ['black'] : [] }
}

function namePale({ lightness, chroma, hue }: Lab): Named {
  if (hue < 58 && chroma > 9 && lightness > 60) return { family: 'pink', near: ['beige'] }
  if (lightness > 91) return { family: 'cream', near: ['white'] }
  if (lightness > 82) return { family: 'cream', near: ['beige'] }
  if (lightness > 66) return { family: 'beige', near: chroma < 11 ? ['grey'] : ['cream'] }
  return { family: 'beige', near: chroma < 11 ? ['grey', 'brown'] : ['brown'] }
}

/** The end of each hue, in degrees. */
const hues: [number, Family][] = [
  [12, 'pink'],
  [42, 'red'],
  [66, 'orange'],
  [100, 'yellow'],
  [178, 'green'],
  [307, 'blue'],
  [325, 'purple'],
  [361, 'pink'],
]

function nameHue(lab: Lab): Named {
  const { lightness, chroma, hue } = lab
  const family = hues.find(([end]) => hue < end)?.[1] ?? 'red'
  if (family === 'orange' || family === 'yellow') return nameWarm(lab, family)
  if (family === 'red' && (chroma < 25 || lightness > 60)) return nameReddish(lab)
  if (family === 'pink' && lightness < 40) return { family: hue > 340 ? 'purple' : 'red', near: ['pink'] }
  if (family === 'blue' && hue < 225) return { family, near: ['green'] }
  return { family, near: chroma < 12 ? ['grey'] : lightness < 18 ? ['black'] : [] }
}

function nameWarm({ lightness, chroma, hue }: Lab, family: Family): Named {
  if (lightness < 30 || chroma < 22) return { family: 'brown', near: lightness > 60 ? ['beige'] : [] }
  if (lightness > 60 && chroma < 32) return { family: 'beige', near: hue > 60 ? ['brown'] : ['pink', 'orange'] }
  if (chroma < 42) return { family: 'brown', near: family === 'orange' ? ['orange'] : ['yellow', 'gold'] }
  return { family, near: family === 'yellow' ? ['gold'] : lightness < 45 ? ['red', 'brown'] : [] }
}

function nameReddish({ lightness, chroma }: Lab): Named {
  if (lightness > 60) return { family: 'pink', near: chroma < 20 ? ['beige'] : [] }
  return lightness > 45 ? { family: 'pink', near: ['brown'] } : { family: 'brown', near: ['red'] }
}
