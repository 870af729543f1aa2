import {
  type CatalogueGap,
  type CatalogueState,
  catalogueGaps,
  type Overview,
  type Upkeep,
} from '../../contract/staff/overview.ts'
import { ProductsQuery, type ProductTrait } from '../../contract/staff/products.ts'
import type { Role } from '../../contract/staff/sign-in.ts'
import { countExpected } from '../bookings/expected-visits.ts'
import { listComingOffers, listEndingOffers } from '../catalogue/prices/turning-offers.ts'
import { countProducts } from '../catalogue/products/product-list.ts'
import type { Index } from '../catalogue/search/catalogue-index.ts'
import { countUnchecked, startOfChecked } from '../catalogue/showroom/check-ages.ts'
import { listWaiting } from '../catalogue/supplier-lists/list-staff-api.ts'
import { countWrongTickets } from '../catalogue/tickets/ticket-list.ts'
import { listDeadLinks } from '../content/dead-links.ts'
import { explainsCredit } from '../content/pages.ts'
import { countOpenByAge } from '../enquiries/inbox.ts'
import { findMailboxFailure } from '../mail/mailbox/mailbox-failure.ts'
import { countDamaged } from '../media/damage.ts'
import { countWithoutAlt } from '../media/library.ts'
import { awaitAll } from '../platform/await-all.ts'
import { readLastBackup } from '../platform/backup/made-backups.ts'
import type { Db } from '../platform/database.ts'
import type { MailDelivery } from '../platform/mail/mailer.ts'
import { readMailState } from '../platform/mail/queue.ts'
import type { SecretBox } from '../platform/secret-box.ts'
import { countWork } from '../platform/tasks/task-list.ts'
import { describeHours } from '../site/current-hours.ts'
import { namePictures } from '../site/look.ts'
import { readSettings } from '../site/settings.ts'
import type { Member } from '../staff/member.ts'
import { readFirstSteps } from './first-steps/first-steps.ts'
import { readSiteHealth } from './health/read-health.ts'
import { listMissed } from './missed-searches.ts'

const maxSearches = 6

type Asked = { member: Pick<Member, 'role'>; publicUrl: string; index: Index; mail: MailDelivery; box: SecretBox }

/** The overview, limited to what the member's role works with. */
export async function readOverview(
  db: Db,
  { member: { role }, publicUrl, index, mail, box }: Asked,
): Promise<Overview> {
  const only = <Part>(roles: string[], read: () => Promise<Part>) => (roles.includes(role) ? read() : null)
  const { settings, ...parts } = await awaitAll({
    firstSteps: only(['owner', 'editor'], () => readFirstSteps(db, { role, mail })),
    settings: readSettings(db),
    expected: countExpected(db, new Date()),
    enquiries: only(['owner', 'sales'], () => countOpenByAge(db)),
    catalogue: only(['owner', 'editor'], () => readCatalogueState(db, publicUrl, role)),
    missed: only(['owner', 'editor'], () => listMissed(db, index, maxSearches)),
    wrongTickets: countWrongTickets(db, explainsCredit),
    uncheckedPieces: countUnchecked(db, startOfChecked(new Date())),
    lists: only(['owner', 'editor'], () => listWaiting(db)),
    work: only(['owner', 'editor'], () => countWork(db)),
    upkeep: only(['owner'], () => readUpkeep(db, mail, box)),
  })
  const { openingHours } = settings
  return { ...parts, hours: openingHours && describeHours(openingHours, new Date()) }
}

async function readCatalogueState(db: Db, publicUrl: string, role: Role): Promise<CatalogueState> {
  const { deadLinks, ...state } = await awaitAll({
    published: countOnShow(db),
    gaps: Promise.all(catalogueGaps.map(async (gap) => ({ gap, count: await countGap(db, gap) }))),
    deadLinks: listDeadLinks(db, publicUrl),
    damaged: countDamaged(db),
    ending: awaitAll({ count: countOnShow(db, 'sale-ends'), first: listEndingOffers(db) }),
    coming: awaitAll({ count: countOnShow(db, 'sale-begins'), first: listComingOffers(db) }),
  })
  return { ...state, deadLinks: deadLinks.filter(({ kind }) => kind !== 'settings' || role === 'owner') }
}

const countGap = (db: Db, gap: CatalogueGap) =>
  gap === 'no-alt' ? countWithoutAlt(db, namePictures) : countOnShow(db, gap)

/** Counts with the same filter as the list that it links to. */
const countOnShow = (db: Db, ...only: ProductTrait[]) =>
  countProducts(db, { ...ProductsQuery.parse({}), status: 'published', only })

async function readUpkeep(db: Db, mail: MailDelivery, box: SecretBox): Promise<Upkeep> {
  const [site, mails, lastBackupAt, canSend, repliesFailure] = await Promise.all([
    readSiteHealth(db),
    readMailState(db),
    readLastBackup(db),
    mail.canSend(),
    findMailboxFailure(db, box),
  ])
  const { failedOf, ...state } = mails
  const failedKind = failedOf && (failedOf.startsWith('booking') ? 'booking' : 'enquiry')
  return { site, mail: { leaves: canSend, ...state, failedKind: failedKind || null, repliesFailure }, lastBackupAt }
}
