import type { Card, HomeSections } from '../../../contract/cards.ts'
import { type Api, isMissing, type Missing, orMissing, type PageRequest } from '../../api.ts'
import { sendAsShown } from '../../ui/kept.tsx'
import { holdsSomething } from '../../ui/slide/slide-rules.ts'
import { type PageCard, viewCards } from '../product-card/card-view.ts'
import { productsPerView } from '../product-card/product-row.tsx'
import { loadSlideContent } from './slides.tsx'

export async function loadHome({ api }: Pick<PageRequest, 'api'>) {
  const [slides, ranges, rows, content] = await Promise.all([
    orMissing(api.carousel()),
    orMissing(api.homeRanges()),
    loadRows(api),
    loadSlideContent(),
  ])
  return {
    slides: sendAsShown(content ? asList(slides).filter(holdsSomething) : []),
    ranges: sendAsShown(asList(ranges)),
    ...rows,
    missing: [slides, ranges].find(isMissing)?.missing ?? rows.missing,
  }
}

export async function loadRows(api: Api) {
  const sections = await orMissing(api.homeSections())
  const known = isMissing(sections) ? undefined : sections
  const row = (key: RowKey) => viewRow(asList(known?.[key]))
  const rows = {
    offers: row('offers'),
    newIn: row('newIn'),
    sofas: row('sofas'),
    curtains: row('curtains'),
    beds: row('beds'),
  }
  const own = known?.rows?.map(({ products, ...rest }) => ({ ...rest, ...(products && viewRow(asList(products))) }))
  return { rows, headings: known?.headings ?? {}, own, missing: isMissing(sections) ? sections.missing : undefined }
}

/** A row with the total number of its cards. The server's page contains only those that the widest window shows at first. */
export type RowView = { cards: PageCard[]; amount: number }

const atOnce = Math.max(...Object.values(productsPerView))

const viewRow = (cards: Card[]): RowView => ({
  cards: viewCards(import.meta.env.SSR ? cards.slice(0, atOnce) : cards),
  amount: cards.length,
})

type RowKey = Exclude<keyof HomeSections, 'headings' | 'rows'>

/** Anything but a list counts as an empty one. */
function asList<Item>(answer: Item[] | Missing | undefined): Item[] {
  return Array.isArray(answer) ? answer : []
}

export type HomeView = Awaited<ReturnType<typeof loadHome>>

/** A row that staff arranged without changing its source comes without cards, and has those of the default row with its key. */
export function findRow({ own, rows }: Pick<HomeView, 'own' | 'rows'>, key: string): RowView {
  const { cards, amount = 0 } = own?.find((row) => row.key === key) ?? {}
  return cards ? { cards, amount } : (rows[key as RowKey] ?? { cards: [], amount: 0 })
}
