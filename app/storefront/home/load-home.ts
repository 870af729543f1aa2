import { orElse, type Visit } from '../../api.ts'
import { viewCard } from '../product-card/card-view.ts'

export async function loadHome({ api }: Visit) {
  const [slides, ranges, sections] = await Promise.all([
    orElse(api.carousel(), undefined),
    orElse(api.homeRanges(), undefined),
    orElse(api.homeSections(), undefined),
  ])
  const row = (key: keyof NonNullable<typeof sections>) => asList(sections?.[key]).map(viewCard)
  const rows = {
    offers: row('offers'),
    newIn: row('newIn'),
    sofas: row('sofas'),
    curtains: row('curtains'),
    beds: row('beds'),
  }
  return { slides: asList(slides), ranges: asList(ranges), rows }
}

/** What is not a list shows nothing, whatever it is. */
function asList<Item>(answer: Item[] | undefined): Item[] {
  return Array.isArray(answer) ? answer : []
}

export type HomeView = Awaited<ReturnType<typeof loadHome>>
