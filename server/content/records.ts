import { asc } from 'drizzle-orm'
import {
  type PopupEdit,
  popupNames,
  type SlideEdit,
  StoredPopup,
  StoredSlide,
  slideNames,
} from '../../contract/staff/content-records.ts'
import type { Database } from '../platform/database.ts'
import type { KindEntries } from '../site/kind-entry.ts'
import { answerOrderedRecordCalls } from '../site/record-calls.ts'
import { defineOrderedRecords } from '../site/records.ts'
import { illustrateRows } from './illustrated-rows.ts'
import { popups, slides } from './tables.ts'

/** The simple kinds of the shop's content, each declared once. */

const slideRecords = defineOrderedRecords({
  entity: 'slide',
  table: slides,
  id: slides.id,
  listOrder: [asc(slides.position), asc(slides.createdAt)],
  list: (rows, db) => illustrateRows(rows, db),
  edit: (row): SlideEdit => StoredSlide.parse(row),
})

const popupRecords = defineOrderedRecords({
  entity: 'pop-up',
  table: popups,
  id: popups.id,
  /** In the order in which shoppers see them. */
  listOrder: [asc(popups.position), asc(popups.createdAt)],
  list: (rows, db) => illustrateRows(rows, db),
  edit: (row): PopupEdit => StoredPopup.parse(row),
})

/** The back office's calls of these records. */
export const answerSimpleRecords = (db: Database) => ({
  ...answerOrderedRecordCalls(db, slideNames, slideRecords),
  ...answerOrderedRecordCalls(db, popupNames, popupRecords),
})

/** Entries for the bin, the history, the search and the media library. */
export const simpleKinds: KindEntries<'slide' | 'pop-up'> = {
  slide: {
    ...slideRecords.entry,
    name: slides.title,
    media: { hashes: { Picture: slides.imageHash, 'Picture on phones': slides.mobileImageHash } },
    button: { address: slides.ctaUrl, visible: slides.visible, until: slides.showUntil },
  },
  'pop-up': {
    ...popupRecords.entry,
    name: popups.title,
    media: {
      hashes: { Picture: popups.imageHash, 'Small picture': popups.previewImageHash },
      texts: [popups.message],
    },
    button: { address: popups.ctaUrl, visible: popups.visible, until: popups.showUntil },
  },
}

export const {
  create: createSlide,
  save: saveSlide,
  order: orderSlides,
  bin: binSlide,
  restore: restoreSlide,
} = slideRecords
export const { create: createPopup, save: savePopup, bin: binPopup } = popupRecords
