import { type CatalogueState, type Gap, gaps, type Overview, type Upkeep } from '../../contract/staff/overview.ts'
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
import { readLastBackup } from '../platform/backup/made-backups.ts'
import type { Db } from '../platform/database.ts'
import type { MailSetup } from '../platform/mail/mailer.ts'
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

const mostSearches = 6

type Asked = { member: Pick<Member, 'role'>; publicUrl: string; index: Index; mail: MailSetup; box: SecretBox }

/** The overview, limited to what the member's role works with. */
export async function readOverview(
  db: Db,
  { member: { role }, publicUrl, index, mail, box }: Asked,
): Promise<Overview> {
  const only = <Part>(roles: string[], read: () => Promise<Part>) => (roles.includes(role) ? read() : null)
  const [
    firstSteps,
    { openingHours },
    expected,
    enquiries,
    catalogue,
    missed,
    wrongTickets,
    uncheckedPieces,
    lists,
    work,
    upkeep,
  ] = await Promise.all([
    only(['owner', 'editor'], () => readFirstSteps(db, { role, mail })),
    readSettings(db),
    countExpected(db, new Date()),
    only(['owner', 'sales'], () => countOpenByAge(db)),
    only(['owner', 'editor'], () => readCatalogueState(db, publicUrl, role)),
    only(['owner', 'editor'], () => listMissed(db, index, mostSearches)),
    countWrongTickets(db, explainsCredit),
    countUnchecked(db, startOfChecked(new Date())),
    only(['owner', 'editor'], () => listWaiting(db)),
    only(['owner', 'editor'], () => countWork(db)),
    only(['owner'], () => readUpkeep(db, mail, box)),
  ])
  const hours = openingHours && describeHours(openingHours, new Date())
  const pieces = { wrongTickets, uncheckedPieces }
  return { firstSteps, hours, expected, enquiries, catalogue, missed, ...pieces, lists, work, upkeep }
}

async function readCatalogueState(db: Db, publicUrl: string, role: Role): Promise<CatalogueState> {
  const [published, counted, deadLinks, damaged, ending, coming, first, next] = await Promise.all([
    countOnShow(db),
    Promise.all(gaps.map(async (gap) => ({ gap, count: await countGap(db, gap) }))),
    listDeadLinks(db, publicUrl),
    countDamaged(db),
    countOnShow(db, 'sale-ends'),
    countOnShow(db, 'sale-begins'),
    listEndingOffers(db),
    listComingOffers(db),
  ])
  return {
    published,
    gaps: counted,
    deadLinks: deadLinks.filter(({ kind }) => kind !== 'settings' || role === 'owner'),
    damaged,
    ending: { count: ending, first },
    coming: { count: coming, first: next },
  }
}

const countGap = (db: Db, gap: Gap) => (gap === 'no-alt' ? countWithoutAlt(db, namePictures) : countOnShow(db, gap))

/** Counts with the same filter as the list that it links to. */
const countOnShow = (db: Db, ...only: ProductTrait[]) =>
  countProducts(db, { ...ProductsQuery.parse({}), status: 'published', only })

async function readUpkeep(db: Db, mail: MailSetup, box: SecretBox): Promise<Upkeep> {
  const [site, mails, lastBackupAt, leaves, repliesFailure] = await Promise.all([
    readSiteHealth(db),
    readMailState(db),
    readLastBackup(db),
    mail.leaves(),
    findMailboxFailure(db, box),
  ])
  const { failedOf, ...state } = mails
  const failedKind = failedOf && (failedOf.startsWith('booking') ? 'booking' : 'enquiry')
  return { site, mail: { leaves, ...state, failedKind: failedKind || null, repliesFailure }, lastBackupAt }
}
