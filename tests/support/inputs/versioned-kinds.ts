import { blankHomeRow } from '../../../contract/staff/home-rows.ts'
import type { Db } from '../../../server/platform/database.ts'
import { addFile, addPicture } from '../catalogue.ts'
import { answered } from '../shop-window.ts'
import {
  aBrand,
  aCategory,
  aProduct,
  aRange,
  aSale,
  aSubCategory,
  aSupplierList,
  aVariant,
  colours,
  nowhere,
} from '../staff/staff-edits.ts'
import { keep, type StaffClient, type VersionedRecord } from './versioned-record.ts'

/** `part`: a change of the record's form. `name`: the record's name in the history after that change. */
type VersionedKind = { entity: string; name: string; part: object; make(): Promise<VersionedRecord> }

/** Every kind of record that has a form and a version. */
export const listVersionedKinds = (client: StaffClient, db: Db): VersionedKind[] => [
  ...listTaxonomy(client),
  ...listShopFront(client),
  ...listLasting(client),
  ...listMedia(client, db),
]

const named = (entity: string, part: { name: string } | { title: string }): Omit<VersionedKind, 'make'> => ({
  entity,
  part,
  name: Object.values(part)[0] ?? '',
})

const listTaxonomy = (client: StaffClient): VersionedKind[] => [
  {
    ...named('product', { name: 'Larch Sofa' }),
    make: async () => {
      const variants = [
        aVariant({ name: 'Oak', price: 99.95, salePrice: 80, saleEndsAt: '2031-01-01T00:00:00.000Z', heightCm: 80.5 }),
        aVariant({ name: 'Ash', supplierCode: 'KEPT-1' }),
      ]
      const { uuid } = await answered(client.createProduct(aProduct({ variants, metaTags: ['sofa', 'alder'] })))
      return keep(client, { uuid }, uuid, ['product', 'saveProduct', 'binProduct', 'restoreProduct'])
    },
  },
  {
    ...named('brand', { name: 'Oakley' }),
    make: async () => {
      const { uuid } = await answered(client.createBrand(aBrand('Ercol')))
      return keep(client, { uuid }, uuid, ['brand', 'saveBrand', 'binBrand', 'restoreBrand'])
    },
  },
  {
    ...named('display-place', { name: 'First floor, bay 2' }),
    make: async () => {
      const { uuid } = await answered(client.createDisplayPlace({ name: 'Ground floor, bay 1' }))
      const calls = ['displayPlace', 'saveDisplayPlace', 'binDisplayPlace', 'restoreDisplayPlace'] as const
      return keep(client, { uuid }, uuid, calls)
    },
  },
  {
    ...named('sale', { name: 'Summer' }),
    make: async () => {
      const { uuid } = await answered(client.createSale(aSale('Winter')))
      return keep(client, { uuid }, uuid, ['sale', 'saveSale', 'binSale', 'restoreSale'])
    },
  },
  {
    ...named('supplier-list', { name: 'Ashford' }),
    make: async () => {
      const { uuid } = await answered(client.createSupplierList(aSupplierList('Ash', 'https://ash.example/list.csv')))
      const calls = ['supplierList', 'saveSupplierList', 'binSupplierList', 'restoreSupplierList'] as const
      return keep(client, { uuid }, uuid, calls)
    },
  },
  {
    ...named('range', { name: 'Windsor' }),
    make: async () => {
      const { uuid } = await answered(client.createRange({ ...aRange('Alder'), products: [] }))
      return keep(client, { uuid }, uuid, ['range', 'saveRange', 'binRange', 'restoreRange'])
    },
  },
  {
    ...named('category', { name: 'Bedroom' }),
    make: async () => {
      const { id } = await answered(client.createCategory(aCategory('Bedrooms')))
      return keep(client, { id }, id, ['category', 'saveCategory', 'binCategory', 'restoreCategory'])
    },
  },
  {
    ...named('sub-category', { name: 'Beds' }),
    make: async () => {
      const { id } = await answered(client.createCategory(aCategory('Sleeping')))
      const { uuid } = await answered(client.createSubCategory(aSubCategory(id, 'Bed')))
      return keep(client, { uuid }, uuid, ['subCategory', 'saveSubCategory', 'binSubCategory', 'restoreSubCategory'])
    },
  },
  {
    ...named('property', { name: 'Colour' }),
    make: async () => {
      const { id } = await answered(client.createProperty({ name: 'Colors', values: colours('Red', 'Blue') }))
      return keep(client, { id }, id, ['property', 'saveProperty', 'binProperty', 'restoreProperty'])
    },
  },
]

const picturesOfSlide = { imageHash: null, mobileImageHash: null, showOverlay: true }
const button = { ctaString: 'Look', ctaUrl: '/latest-products' }

const listShopFront = (client: StaffClient): VersionedKind[] => [
  {
    ...named('slide', { title: 'Elm' }),
    make: async () => {
      const edit = { style: 2 as const, title: 'Oak', subTitle: '', visible: false, ...button, ...picturesOfSlide }
      const { uuid } = await answered(client.createSlide(edit))
      return keep(client, { uuid }, uuid, ['slide', 'saveSlide', 'binSlide', 'restoreSlide'])
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
      const { uuid } = await answered(client.createPopup({ ...edit, ...button }))
      return keep(client, { uuid }, uuid, ['popup', 'savePopup', 'binPopup', 'restorePopup'])
    },
  },
  {
    ...named('page', { title: 'Care of oak' }),
    make: async () => {
      const edit = { title: 'Care', body: '# Oil', metaDescription: '', visible: true }
      const { id } = await answered(client.createPage({ id: 'care', ...edit }))
      return keep(client, { id }, id, ['page', 'savePage', 'binPage', 'restorePage'])
    },
  },
  {
    entity: 'search-rule',
    name: 'couches',
    part: { words: 'couches', sendTo: '/latest-products' },
    make: async () => {
      const { uuid } = await answered(
        client.createSearchRule({ words: 'settees', pinned: [nowhere], hidden: [], sendTo: '' }),
      )
      return keep(client, { uuid }, uuid, ['searchRule', 'saveSearchRule', 'binSearchRule', 'restoreSearchRule'])
    },
  },
  {
    ...named('reply template', { name: 'Thank you' }),
    make: async () => {
      const { uuid } = await answered(client.createReplyTemplate({ name: 'Thanks', text: 'Dear {name}' }))
      const calls = ['replyTemplate', 'saveReplyTemplate', 'binReplyTemplate', 'restoreReplyTemplate'] as const
      return keep(client, { uuid }, uuid, calls)
    },
  },
]

/** Records that exist in every shop. */
const listLasting = (client: StaffClient): VersionedKind[] => [
  {
    entity: 'home row',
    name: 'the row ‘Round’',
    part: { title: 'Round' },
    make: async () => {
      const { key } = await answered(client.createHomeRow({ ...blankHomeRow, source: 'new-in' }))
      return keep(client, { key }, key, ['homeRow', 'saveHomeRow', 'binHomeRow', 'restoreHomeRow'])
    },
  },
  {
    entity: 'listing',
    name: 'Special offers',
    part: { description: 'Last chance.' },
    make: async () => keep(client, { key: 'clearance' }, 'clearance', ['listing', 'saveListing']),
  },
  {
    entity: 'announcement',
    name: 'the announcement',
    part: { bannerMessage: 'Open on Sunday' },
    make: async () => keep(client, {}, 1, ['banner', 'saveBanner']),
  },
  {
    entity: 'opening hours',
    name: 'the opening hours',
    part: { openingTimesSunday: 'By appointment' },
    make: async () => keep(client, {}, 1, ['openingHours', 'saveOpeningHours']),
  },
  {
    entity: 'settings',
    name: 'the settings',
    part: { shopName: 'Wren' },
    make: async () => keep(client, {}, 1, ['settings', 'saveSettings']),
  },
  {
    entity: 'look',
    name: 'the look of the shop',
    part: { accent: '#8a1f3d' },
    make: async () => keep(client, {}, 1, ['look', 'saveLook']),
  },
  {
    entity: 'site links',
    name: 'the links of header and footer',
    part: { footerCategories: false },
    make: async () => keep(client, {}, 1, ['siteLinks', 'saveSiteLinks']),
  },
  {
    entity: 'enquiry rules',
    name: 'the rules for enquiries',
    part: { keepMonths: 18 },
    make: async () => keep(client, {}, 1, ['retention', 'saveRetention']),
  },
]

const listMedia = (client: StaffClient, db: Db): VersionedKind[] => [
  {
    entity: 'picture',
    name: 'An oak',
    part: { alt: 'An oak' },
    make: async () => {
      const hash = await addPicture(db, 'Oak')
      return keep(client, { hash }, hash, ['picture', 'savePicture', 'deletePicture', 'restorePicture'])
    },
  },
  {
    entity: 'file',
    name: 'oak-care.pdf',
    part: { fileName: 'oak-care.pdf' },
    make: async () => {
      const hash = await addFile(db, 'care.pdf')
      return keep(client, { hash }, hash, ['file', 'saveFile', 'deleteFile', 'restoreFile'])
    },
  },
]
