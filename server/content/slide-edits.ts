import { asc } from 'drizzle-orm'
import { type SlideEdit, StoredSlide } from '../../contract/staff-content.ts'
import { keepOrderedRecords } from '../site/records.ts'
import { illustrateRows } from './illustrated-rows.ts'
import { slides } from './tables.ts'

export const slideRecords = keepOrderedRecords({
  entity: 'slide',
  table: slides,
  id: slides.id,
  listOrder: [asc(slides.position), asc(slides.createdAt)],
  list: (rows, db) => illustrateRows(rows, db),
  edit: (row): SlideEdit => StoredSlide.parse(row),
})

export const {
  create: createSlide,
  save: saveSlide,
  order: orderSlides,
  bin: binSlide,
  restore: restoreSlide,
} = slideRecords
