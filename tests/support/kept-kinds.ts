import type { Client } from '../../contract/client.ts'
import type { StaffCalls } from '../../contract/staff-calls.ts'
import type { Form } from '../../contract/staff-forms.ts'
import type { Db } from '../../server/platform/database.ts'
import { addFile, addPicture } from './catalogue.ts'
import { answered } from './shop-window.ts'
import { aBrand, aCategory, aProduct, aRange, aSubCategory, aVariant, colours } from './staff-edits.ts'

type Desk = Client<StaffCalls>

/** One record of a kind, as the back office reaches it. */
type KeptRecord = {
  id: string | number
  read(): Promise<Form<object>>
  save(form: Form<object>): Promise<unknown>
  bin?(version: number): Promise<unknown>
  restore?(): Promise<unknown>
}

/** `part`: a change of its form. `name`: what the history calls it with that change. */
type KeptKind = { entity: string; name: string; part: object; make(): Promise<KeptRecord> }

/** Every kind of record that has a form and a version. */
export const listKeptKinds = (desk: Desk, db: Db): KeptKind[] => [
  ...listShelves(desk),
  ...listShopFront(desk),
  ...listLasting(desk),
  ...listMedia(desk, db),
]

const named = (entity: string, part: { name: string } | { title: string }): Omit<KeptKind, 'make'> => ({
  ...{ entity, part },
  name: Object.values(part)[0] ?? '',
})

const listShelves = (desk: Desk): KeptKind[] => [
  {
    ...named('product', { name: 'Larch Sofa' }),
    make: async () => {
      const variants = [
        aVariant({ name: 'Oak', price: 99.95, salePrice: 80, saleEndsAt: '2031-01-01T00:00:00.000Z', heightCm: 80.5 }),
        aVariant({ name: 'Ash', supplierCode: 'KEPT-1' }),
      ]
      const { uuid } = await answered(desk.createProduct(aProduct({ variants, metaTags: ['sofa', 'alder'] })))
      return keep(desk, { uuid }, uuid, ['product', 'saveProduct', 'binProduct', 'restoreProduct'])
    },
  },
  {
    ...named('brand', { name: 'Oakley' }),
    make: async () => {
      const { uuid } = await answered(desk.createBrand(aBrand('Ercol')))
      return keep(desk, { uuid }, uuid, ['brand', 'saveBrand', 'binBrand', 'restoreBrand'])
    },
  },
  {
    ...named('range', { name: 'Windsor' }),
    make: async () => {
      const { uuid } = await answered(desk.createRange({ ...aRange('Alder'), products: [] }))
      return keep(desk, { uuid }, uuid, ['range', 'saveRange', 'binRange', 'restoreRange'])
    },
  },
  {
    ...named('category', { name: 'Bedroom' }),
    make: async () => {
      const { id } = await answered(desk.createCategory(aCategory('Bedrooms')))
      return keep(desk, { id }, id, ['category', 'saveCategory', 'binCategory', 'restoreCategory'])
    },
  },
  {
    ...named('sub-category', { name: 'Beds' }),
    make: async () => {
      const { id } = await answered(desk.createCategory(aCategory('Sleeping')))
      const { uuid } = await answered(desk.createSubCategory(aSubCategory(id, 'Bed')))
      return keep(desk, { uuid }, uuid, ['subCategory', 'saveSubCategory', 'binSubCategory', 'restoreSubCategory'])
    },
  },
  {
    ...named('property', { name: 'Colour' }),
    make: async () => {
      const { id } = await answered(desk.createProperty({ name: 'Colors', values: colours('Red', 'Blue') }))
      return keep(desk, { id }, id, ['property', 'saveProperty', 'binProperty', 'restoreProperty'])
    },
  },
]

const picturesOfSlide = { imageHash: null, mobileImageHash: null, showOverlay: true }
const button = { ctaString: 'Look', ctaUrl: '/latest-products' }

const listShopFront = (desk: Desk): KeptKind[] => [
  {
    ...named('slide', { title: 'Elm' }),
    make: async () => {
      const edit = { style: 2 as const, title: 'Oak', subTitle: '', visible: false, ...button, ...picturesOfSlide }
      const { uuid } = await answered(desk.createSlide(edit))
      return keep(desk, { uuid }, uuid, ['slide', 'saveSlide', 'binSlide', 'restoreSlide'])
    },
  },
  {
    ...named('pop-up', { title: 'Open later' }),
    make: async () => {
      const edit = {
        title: 'Open late',
        message: 'Until 8pm.',
        imageHash: null,
        previewImageHash: null,
        visible: false,
      }
      const { uuid } = await answered(desk.createPopup({ ...edit, ...button }))
      return keep(desk, { uuid }, uuid, ['popup', 'savePopup', 'binPopup', 'restorePopup'])
    },
  },
  {
    ...named('page', { title: 'Care of oak' }),
    make: async () => {
      const edit = { title: 'Care', body: '# Oil', metaDescription: '', visible: true }
      const { id } = await answered(desk.createPage({ id: 'care', ...edit }))
      return keep(desk, { id }, id, ['page', 'savePage', 'binPage', 'restorePage'])
    },
  },
  {
    ...named('reply template', { name: 'Thank you' }),
    make: async () => {
      const { uuid } = await answered(desk.createReplyTemplate({ name: 'Thanks', text: 'Dear {name}' }))
      const calls = ['replyTemplate', 'saveReplyTemplate', 'binReplyTemplate', 'restoreReplyTemplate'] as const
      return keep(desk, { uuid }, uuid, calls)
    },
  },
]

/** What is there once and for all. */
const listLasting = (desk: Desk): KeptKind[] => [
  {
    ...{ entity: 'home row', name: 'the row ‘New in’', part: { visible: false } },
    make: async () => ({
      id: 'newIn',
      read: async () => {
        const row = (await answered(desk.homeRows())).rows.find(({ key }) => key === 'newIn')
        if (!row) throw new Error('The row is not there.')
        return row
      },
      save: (form) => answered(desk.saveHomeRow({ key: 'newIn', ...(form as Form<never>) })),
    }),
  },
  {
    ...{ entity: 'listing', name: 'Special offers', part: { description: 'Last chance.' } },
    make: async () => keep(desk, { key: 'clearance' }, 'clearance', ['listing', 'saveListing']),
  },
  {
    ...{ entity: 'announcement', name: 'the announcement', part: { bannerMessage: 'Open on Sunday' } },
    make: async () => keep(desk, {}, 1, ['banner', 'saveBanner']),
  },
  {
    ...{ entity: 'settings', name: 'the settings', part: { shopName: 'Wren' } },
    make: async () => keep(desk, {}, 1, ['settings', 'saveSettings']),
  },
  {
    ...{ entity: 'enquiry rules', name: 'the rules for enquiries', part: { keepMonths: 18 } },
    make: async () => keep(desk, {}, 1, ['retention', 'saveRetention']),
  },
]

const listMedia = (desk: Desk, db: Db): KeptKind[] => [
  {
    ...{ entity: 'picture', name: 'An oak', part: { alt: 'An oak' } },
    make: async () => {
      const hash = await addPicture(db, 'Oak')
      return keep(desk, { hash }, hash, ['picture', 'savePicture', 'deletePicture', 'restorePicture'])
    },
  },
  {
    ...{ entity: 'file', name: 'oak-care.pdf', part: { fileName: 'oak-care.pdf' } },
    make: async () => {
      const hash = await addFile(db, 'care.pdf')
      return keep(desk, { hash }, hash, ['file', 'saveFile', 'deleteFile', 'restoreFile'])
    },
  },
]

type Call = (input?: object) => Promise<unknown>

/** What is known by `key` in every call: the names of those that read, save, bin and restore it. */
function keep(desk: Desk, key: object, id: string | number, calls: readonly (keyof Desk)[]): KeptRecord {
  const [read, save, bin, restore] = calls.map((name) => (input: object) => answered((desk[name] as Call)(input)))
  if (!read || !save) throw new Error('It can be neither read nor saved.')
  return {
    id,
    read: () => read(key) as Promise<Form<object>>,
    save: ({ version, edit }) => save({ ...key, version, edit }),
    bin: bin && ((version) => bin({ ...key, version })),
    restore: restore && (() => restore(key)),
  }
}
