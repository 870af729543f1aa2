import type { FirstStep, FirstStepName, FirstSteps, FirstStepsEdit } from '../../../contract/staff/first-steps.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { readLastBackup } from '../../platform/backup/made-backups.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import type { MailDelivery } from '../../platform/mail/mailer.ts'
import type { Change } from '../../site/changes.ts'
import { saveSingleRow } from '../../site/single-rows.ts'
import { firstSteps } from '../tables.ts'
import {
  hasLogo,
  hasOwnAddress,
  hasOwnCompany,
  hasOwnHours,
  hasOwnLegalPages,
  hasOwnLook,
  hasOwnProduct,
  hasSubCategory,
  readDemonstration,
} from './own-facts.ts'
import { countOwners } from './owners.ts'

const onlyRow = 1
const saveRow = saveSingleRow({ table: firstSteps, id: firstSteps.id, entity: 'first steps', isPrivate: true })

export const saveFirstSteps = (tx: Transaction, change: Change, saving: Form<FirstStepsEdit>) =>
  saveRow(tx, change, { ...saving, id: onlyRow })

type Asked = { role: Role; mail: MailDelivery }

/** The steps of a new shop that the role can take; whether each is done is read from the shop. */
export async function readFirstSteps(db: Db, { role, mail }: Asked): Promise<FirstSteps> {
  const [row] = await db.select().from(firstSteps)
  if (!row) throw new Error('The first_steps row is missing: the migrations have not run to their end.')
  const { version, isHidden, legalRead } = row
  const edit = { isHidden, legalRead }
  // Most shops have hidden the list long ago, so nothing more is read for them.
  if (isHidden) return { version, edit, steps: [], legalWritten: false }
  const legalWritten = await hasOwnLegalPages(db)
  const steps = await listSteps(db, { role, mail, isLegalDone: legalRead && legalWritten })
  return { version, edit, steps, legalWritten }
}

async function listSteps(db: Db, { role, mail, isLegalDone }: Asked & { isLegalDone: boolean }): Promise<FirstStep[]> {
  const { was, hasLeft } = await readDemonstration(db)
  // Not for a shop with the demonstration, whose categories it may keep.
  const categories: Step[] = was ? [] : [['categories', hasSubCategory(db)]]
  const ofEditors: Step[] = [['hours', hasOwnHours(db)], ...categories, ['products', hasOwnProduct(db)]]
  const ofOwners: Step[] = [
    ...(was ? [['demonstration', hasLeft] satisfies Step] : []),
    ['address', hasOwnAddress(db)],
    ...ofEditors.slice(0, 1),
    ['company', hasOwnCompany(db)],
    ['look', hasOwnLook(db)],
    ['logo', hasLogo(db)],
    ...ofEditors.slice(1),
    ['legal', isLegalDone],
    ['mail', mail.canSend()],
    ['second-owner', countOwners(db).then((owners) => owners > 1)],
    ['backup', readLastBackup(db).then((at) => at !== null)],
  ]
  const steps = role === 'owner' ? ofOwners : ofEditors
  return Promise.all(steps.map(async ([step, isDone]) => ({ step, isDone: await isDone })))
}
type Step = [FirstStepName, boolean | Promise<boolean>]
