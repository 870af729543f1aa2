/** A colour in OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

type Triple = [number, number, number]

/** Reads `#rrggbb`. The matrices are those of Björn Ottosson, who defined OKLab. */
export function readHex(hex: string): Oklch {
  const [red, green, blue] = readLight(hex)
  const [long, medium, short] = [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ]
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

/** The nearest colour that a screen can show: with reduced chroma if necessary. */
export function writeHex({ l, c, h }: Oklch): string {
  let [weak, strong] = [0, c]
  let light = toLight({ l, c, h })
  if (!isOnScreen(light)) {
    for (let step = 0; step < 12; step++) {
      const middle = (weak + strong) / 2
      if (isOnScreen(toLight({ l, c: middle, h }))) weak = middle
      else strong = middle
    }
    light = toLight({ l, c: weak, h })
  }
  return `#${light.map(toByte).join('')}`
}

/** The contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [measureLuminance(one), measureLuminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function measureLuminance(hex: string): number {
  const [red, green, blue] = readLight(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function readLight(hex: string): Triple {
  const read = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [read(1), read(3), read(5)]
}

function toLight({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const almost = 0.0001
const isOnScreen = (light: Triple) => light.every((part) => part >= -almost && part <= 1 + almost)

function toByte(part: number): string {
  const value = Math.min(1, Math.max(0, part))
  const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, '0')
}
