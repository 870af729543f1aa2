import type { StaffCalls } from '../../contract/staff-calls.ts'
import type { staffSchemas } from '../../contract/staff-schemas.ts'
import { saveHomeRow } from '../catalogue/home-row-edits.ts'
import { readHomeRows } from '../catalogue/home-row-forms.ts'
import type { Database } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { changeQuietly, changeShop } from '../site/changes.ts'
import { deleteRedirect } from '../site/redirect-edits.ts'
import type { StaffCaller } from '../staff/access.ts'
import { listBin, takeBack } from './bin.ts'
import { findDeadLinks } from './dead-links.ts'
import { binPage, createPage, restorePage, savePage } from './page-edits.ts'
import { listPageRows, readPageForm } from './page-forms.ts'
import { binPopup, createPopup, orderPopups, restorePopup, savePopup } from './popup-edits.ts'
import { listPopupRows, readPopupForm } from './popup-forms.ts'
import { saveRedirect } from './redirect-edits.ts'
import { followAddress, listRedirects } from './redirect-list.ts'
import { findShopProducts, listShopPages } from './shop-pages.ts'
import { binSlide, createSlide, orderSlides, restoreSlide, saveSlide } from './slide-edits.ts'
import { listSlideRows, readSlideForm } from './slide-forms.ts'

type Answers<Names extends keyof StaffCalls> = Handlers<StaffCalls, typeof staffSchemas, Names, StaffCaller>
type Parts = { db: Database; publicUrl: string }

export const answerContentStaffCalls = (parts: Parts) => ({
  ...answerSlideCalls(parts),
  ...answerPopupCalls(parts),
  ...answerPageCalls(parts),
  ...answerRedirectCalls(parts),
  ...answerBinCalls(parts),
})

type SlideCalls = 'slides' | 'createSlide' | 'orderSlides' | 'slide' | 'saveSlide' | 'binSlide' | 'restoreSlide'
const answerSlideCalls = ({ db }: Parts): Answers<SlideCalls | 'homeRows' | 'saveHomeRow'> => ({
  slides: () => listSlideRows(db),
  slide: ({ uuid }) => readSlideForm(db, uuid),
  createSlide: async (edit, { member }) =>
    nameUuid(await changeShop(db, member, (tx, change) => createSlide(tx, change, edit))),
  saveSlide: async ({ uuid, version, edit }, { member }) =>
    nameUuid(await changeShop(db, member, (tx, change) => saveSlide(tx, change, uuid, version, edit))),
  orderSlides: ({ order }, { member }) => changeQuietly(db, member, (tx, change) => orderSlides(tx, change, order)),
  binSlide: ({ uuid, version }, { member }) =>
    changeQuietly(db, member, (tx, change) => binSlide(tx, change, uuid, version)),
  restoreSlide: ({ uuid }, { member }) => changeQuietly(db, member, (tx, change) => restoreSlide(tx, change, uuid)),

  homeRows: () => readHomeRows(db),
  saveHomeRow: ({ key, version, edit }, { member }) =>
    changeShop(db, member, (tx, change) => saveHomeRow(tx, change, key, version, edit)),
})

type PopupCalls = 'popups' | 'createPopup' | 'orderPopups' | 'popup' | 'savePopup' | 'binPopup' | 'restorePopup'
const answerPopupCalls = ({ db }: Parts): Answers<PopupCalls> => ({
  popups: () => listPopupRows(db),
  popup: ({ uuid }) => readPopupForm(db, uuid),
  createPopup: async (edit, { member }) =>
    nameUuid(await changeShop(db, member, (tx, change) => createPopup(tx, change, edit))),
  savePopup: async ({ uuid, version, edit }, { member }) =>
    nameUuid(await changeShop(db, member, (tx, change) => savePopup(tx, change, uuid, version, edit))),
  orderPopups: ({ order }, { member }) => changeQuietly(db, member, (tx, change) => orderPopups(tx, change, order)),
  binPopup: ({ uuid, version }, { member }) =>
    changeQuietly(db, member, (tx, change) => binPopup(tx, change, uuid, version)),
  restorePopup: ({ uuid }, { member }) => changeQuietly(db, member, (tx, change) => restorePopup(tx, change, uuid)),
})

type PageCalls = 'pages' | 'createPage' | 'page' | 'savePage' | 'binPage' | 'restorePage' | 'shopPages' | 'shopProducts'
const answerPageCalls = ({ db }: Parts): Answers<PageCalls> => ({
  pages: () => listPageRows(db),
  page: ({ id }) => readPageForm(db, id),
  createPage: (edit, { member }) => changeShop(db, member, (tx, change) => createPage(tx, change, edit)),
  savePage: ({ id, version, edit }, { member }) =>
    changeShop(db, member, (tx, change) => savePage(tx, change, id, version, edit)),
  binPage: ({ id, version }, { member }) => changeQuietly(db, member, (tx, change) => binPage(tx, change, id, version)),
  restorePage: ({ id }, { member }) => changeQuietly(db, member, (tx, change) => restorePage(tx, change, id)),
  shopPages: () => listShopPages(db),
  shopProducts: ({ q }) => findShopProducts(db, q),
})

type RedirectCalls = 'redirects' | 'saveRedirect' | 'deleteRedirect' | 'lead' | 'deadLinks'
const answerRedirectCalls = ({ db, publicUrl }: Parts): Answers<RedirectCalls> => ({
  redirects: () => listRedirects(db),
  saveRedirect: (edit, { member }) => changeShop(db, member, (tx, change) => saveRedirect(tx, change, edit)),
  deleteRedirect: ({ fromPath }, { member }) =>
    changeQuietly(db, member, (tx, change) => deleteRedirect(tx, change, fromPath)),
  lead: ({ address }) => followAddress(db, address),
  deadLinks: (asked) => findDeadLinks(db, publicUrl, asked),
})

const answerBinCalls = ({ db }: Parts): Answers<'bin' | 'takeBack'> => ({
  bin: () => listBin(db),
  takeBack: ({ kind, id }, { member }) => changeQuietly(db, member, (tx, change) => takeBack(tx, change, kind, id)),
})

const nameUuid = ({ id, version }: { id: string; version: number }) => ({ uuid: id, version })
