import type { Measures } from '../../../contract/fit/measures.ts'
import { listPlaces, type Place } from '../../../contract/fit/places.ts'

type Applied = { label: string; without: Partial<Measures> }

/** One chip for each place that products have to fit. */
export const listAppliedFit = (measures: Measures): Applied[] =>
  listPlaces(measures).map((place) => describers[place](measures))

const describers: Record<Place, (measures: Measures) => Applied> = {
  space: ({ spaceWidth, spaceHeight, spaceDepth }) => ({
    label: `Fits a space ${join([spaceWidth, 'wide'], [spaceHeight, 'high'], [spaceDepth, 'deep'])}`,
    without: { spaceWidth: null, spaceHeight: null, spaceDepth: null },
  }),
  door: ({ doorWidth, doorHeight }) => ({
    label: `Fits through a door ${join([doorWidth, 'wide'], [doorHeight, 'high'])}`,
    without: { doorWidth: null, doorHeight: null },
  }),
  turn: ({ hallWidth, turnWidth, ceilingHeight }) => ({
    label: `Fits round a corner: ${join([joinWidths(hallWidth, turnWidth), 'wide'], [ceilingHeight, 'high'])}`,
    without: { hallWidth: null, turnWidth: null, ceilingHeight: null },
  }),
}

const joinWidths = (...widths: (number | null)[]) => [...new Set(widths.filter(Boolean))].join(' cm and ')

const join = (...sides: [cm: number | string | null, word: string][]) =>
  sides.flatMap(([cm, word]) => (cm ? [`${cm} cm ${word}`] : [])).join(', ')
