import type { CSSProperties } from 'react'

/** The window widths at which the theme changes its layout; a carousel changes at no others. */
const steps = [0, 400, 650, 850, 1200, 1600] as const
type Step = (typeof steps)[number]

/** The number of visible slides by minimum window width; a fraction reveals a part of the next slide. */
export type Responsive = { 0: number } & Partial<Record<Step, number>>

/** Warns developers about a carousel whose settings cannot work. */
export function checkSettings(responsive: unknown, centred: boolean, onServer: boolean): void {
  if (responsive === undefined || responsive === null) {
    throw new Error(
      onServer
        ? 'Carousel: to be rendered on the server it needs `responsive`, since the server knows no window to measure.'
        : 'Carousel: `responsive` is required, for example responsive={{ 0: 1.5, 850: 3 }}.',
    )
  }
  if (typeof responsive !== 'object' || Array.isArray(responsive)) {
    throw new Error('Carousel: `responsive` must be an object, for example responsive={{ 0: 1.5, 850: 3 }}.')
  }
  checkSteps(responsive)
  if (centred && Object.values(responsive).some((perView) => !Number.isInteger(perView))) {
    throw new Error(
      'Carousel: `centred` cannot be combined with partial visibility; give whole numbers in `responsive`.',
    )
  }
}

function checkSteps(responsive: object): void {
  if (!('0' in responsive)) throw new Error('Carousel: `responsive` must say how many slides are seen from width 0.')
  for (const [from, perView] of Object.entries(responsive)) {
    if (!steps.some((step) => String(step) === from)) {
      throw new Error(`Carousel: \`responsive\` knows the widths ${steps.join(', ')}, not ${from}.`)
    }
    if (typeof perView !== 'number' || !(perView >= 1)) {
      throw new Error(`Carousel: \`responsive\` must show at least one slide from width ${from}.`)
    }
  }
}

/** The number of visible slides at each breakpoint. One without a setting takes that of the breakpoint below. */
export function listPerView(responsive: Responsive): number[] {
  let perView = responsive[0]
  return steps.map((step) => {
    perView = responsive[step] ?? perView
    return perView
  })
}

/** The settings as CSS variables, so that a slide has its width before any script has run. */
export function writeWidths(responsive: Responsive, amount: number): CSSProperties {
  const widths = listPerView(responsive).map((perView, place) => [`--from-${steps[place]}`, perView])
  return Object.fromEntries([...widths, ['--amount', amount]])
}
