import type { productColumns } from '../../../contract/staff-sheets.ts'
import { readList } from '../sheets/lists.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { type Desk, type Problem, take, takeFound } from './cell-desk.ts'
import type { Found } from './open-shelf.ts'
import { readFlag, readMoment } from './readings.ts'
import type { WholeState } from './whole-state.ts'

/** Puts a cell where it belongs in a product, or says what is wrong with it. */
type Write = (state: WholeState, text: string, desk: Desk, cells: ImportRow['cells']) => Problem

const nothing: Found<null> = { id: null }

const words =
  (name: 'description' | 'pageTitle' | 'metaDescription' | 'keywords'): Write =>
  (state, text) => {
    state.words[name] = text
  }

const flag =
  (name: 'moreColorsAvailable' | 'immediateDelivery' | 'showInterestFreeCredit'): Write =>
  ({ facts }, text) =>
    take(readFlag(text), (on) => {
      facts[name] = on
    })

const shelf =
  (name: 'brandUuid' | 'rangeUuid', kind: 'brand' | 'range'): Write =>
  ({ facts }, text, { shelves }) =>
    takeFound(text === '' ? nothing : shelves[kind](text, facts[name]), (id) => {
      facts[name] = id
    })

/** The status comes last, once it is known what there would be to see: see status-cell.ts. */
export const productCells: Partial<Record<keyof typeof productColumns, Write>> = {
  productCode: (state, text) => {
    state.words.supplierCode = text || null
  },
  name: (state, text) => {
    state.words.name = text
    state.name = text
  },
  category: ({ facts }, text, { shelves }, cells) => {
    if (cells.subCategory !== undefined || text === '' || shelves.categoryOf(facts.subCategoryUuid) === text) return
    return 'A product belongs to a sub-category: please name that too.'
  },
  subCategory: ({ facts }, text, { shelves }, cells) =>
    takeFound(text === '' ? nothing : shelves.subCategory(text, cells.category, facts.subCategoryUuid), (id) => {
      facts.subCategoryUuid = id
    }),
  brand: shelf('brandUuid', 'brand'),
  range: shelf('rangeUuid', 'range'),
  description: words('description'),
  metaTags: (state, text) => {
    state.words.metaTags = [...new Set(readList(text))]
  },
  moreColorsAvailable: flag('moreColorsAvailable'),
  immediateDelivery: flag('immediateDelivery'),
  showInterestFreeCredit: flag('showInterestFreeCredit'),
  newUntil: ({ facts }, text) =>
    take(readMoment(text, facts.newUntil), (at) => {
      facts.newUntil = at
    }),
  /** There is always one; chosen by hand it outlasts the first publishing. */
  listedAt: (state, text) =>
    take(readMoment(text, state.facts.listedAt), (at) => {
      if (at === null || at === state.facts.listedAt) return
      state.facts.listedAt = at
      state.listedByHand = true
    }),
  pictures: (state, text, { pictures }) => {
    state.words.pictures = pictures(text)
  },
  related: (state, text, { related }) =>
    takeFound(related(text), (uuids) => {
      state.words.related = uuids.filter((uuid) => uuid !== state.uuid)
    }),
  pageTitle: words('pageTitle'),
  metaDescription: words('metaDescription'),
  keywords: words('keywords'),
}
