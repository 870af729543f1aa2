import type { HomeSections } from '../../../contract/cards.ts'
import { isMissing, orMissing, type Visit } from '../../api.ts'
import { viewCard } from '../product-card/card-view.ts'

export async function loadHome({ api }: Visit) {
  const [slides, ranges, sections] = await Promise.all([
    orMissing(api.carousel()),
    orMissing(api.homeRanges()),
    orMissing(api.homeSections()),
  ])
  const row = (key: RowKey) => (isMissing(sections) ? [] : asList(sections?.[key]).map(viewCard))
  const rows = {
    offers: row('offers'),
    newIn: row('newIn'),
    sofas: row('sofas'),
    curtains: row('curtains'),
    beds: row('beds'),
  }
  return {
    slides: isMissing(slides) ? [] : asList(slides),
    ranges: isMissing(ranges) ? [] : asList(ranges),
    rows,
    headings: isMissing(sections) ? {} : (sections?.headings ?? {}),
    own: isMissing(sections)
      ? undefined
      : sections?.rows?.map(({ products, ...row }) => ({ ...row, cards: products && asList(products).map(viewCard) })),
    missing: [slides, ranges, sections].find(isMissing)?.missing,
  }
}

type RowKey = Exclude<keyof HomeSections, 'headings' | 'rows'>

/** Anything but a list counts as an empty one. */
function asList<Item>(answer: Item[] | undefined): Item[] {
  return Array.isArray(answer) ? answer : []
}

export type HomeView = Awaited<ReturnType<typeof loadHome>>
