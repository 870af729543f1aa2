import { pageNames } from '../../contract/staff/calls/content.ts'
import type { Database } from '../platform/database.ts'
import { changeShop, changeWithoutAnswer } from '../site/changes.ts'
import { answerRecordCalls } from '../site/record-calls.ts'
import { deleteRedirect } from '../site/redirect-edits.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { listBin, restoreBinned } from './bin.ts'
import { findDeadLinks, listLinksHere, listUnlinkedPages } from './dead-links.ts'
import { pageRecords } from './page-edits.ts'
import { answerSimpleRecords } from './records.ts'
import { saveRedirect } from './redirect-edits.ts'
import { followAddress, listRedirects } from './redirect-list.ts'
import { findShopProducts, listShopPages } from './shop-pages.ts'

type Parts = { db: Database; publicUrl: string }

export const answerContentStaffCalls = (parts: Parts) => ({
  ...answerSimpleRecords(parts.db),
  ...answerRecordCalls(parts.db, pageNames, pageRecords),
  ...answerShopPageCalls(parts),
  ...answerRedirectCalls(parts),
  ...answerBinCalls(parts),
})

const answerShopPageCalls = ({ db }: Parts) =>
  ({
    shopPages: () => listShopPages(db),
    shopProducts: ({ q }) => findShopProducts(db, q),
  }) satisfies StaffAnswers

const answerRedirectCalls = ({ db, publicUrl }: Parts) =>
  ({
    redirects: () => listRedirects(db),
    saveRedirect: (edit, { member }) => changeShop(db, member, (tx, change) => saveRedirect(tx, change, edit)),
    deleteRedirect: ({ fromPath }, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => deleteRedirect(tx, change, fromPath)),
    addressTarget: ({ address }) => followAddress(db, address),
    deadLinks: (asked) => findDeadLinks(db, publicUrl, asked),
    unlinkedPages: () => listUnlinkedPages(db, publicUrl),
    linksHere: ({ path }) => listLinksHere(db, publicUrl, path),
  }) satisfies StaffAnswers

const answerBinCalls = ({ db }: Parts) =>
  ({
    bin: () => listBin(db),
    restoreBinned: ({ kind, id }, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => restoreBinned(tx, change, kind, id)),
  }) satisfies StaffAnswers
