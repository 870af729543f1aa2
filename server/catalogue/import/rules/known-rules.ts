import { eq } from 'drizzle-orm'
import { type ImportQuestions, type ImportRules, noRules, noUnnamed } from '../../../../contract/staff/import-rules.ts'
import type { Db } from '../../../platform/database.ts'
import type { Import } from '../import-file.ts'
import { supplierRules } from '../tables.ts'

export const readRules = ({ rules }: Pick<Import, 'rules'>): ImportRules => ({ ...noRules, ...rules })

export const readQuestions = ({ questions }: Pick<Import, 'questions'>): ImportQuestions => ({
  words: [],
  ...questions,
  // Imports that an earlier version tried did not store how often products were missing.
  unnamed: { ...noUnnamed, ...(questions.unnamed && 'once' in questions.unnamed && questions.unnamed) },
  repeats: questions.repeats ? { ...noDiffering, ...questions.repeats } : null,
})

/** Imports that an earlier version previewed did not count products whose rows differ. */
const noDiffering = { differing: 0 }

/** The rules that were stored with the supplier's last list. */
export async function recallRules(db: Db, supplier: string): Promise<Partial<ImportRules>> {
  if (supplier === '') return {}
  const [known] = await db.select().from(supplierRules).where(eq(supplierRules.supplier, supplier))
  return known?.rules ?? {}
}

/** The rules of a file that turns out to be from this supplier: another supplier brings its own. */
export const rulesFor = async (
  db: Db,
  { supplier: before, rules }: Pick<Import, 'supplier' | 'rules'>,
  supplier: string,
) => (supplier === before ? rules : { ...rules, archives: false, ...(await recallRules(db, supplier)) })

/** Stores the rules for the supplier's next list, except `archives`, which is decided for each file. */
export async function rememberRules(db: Db, supplier: string, given: Partial<ImportRules>): Promise<void> {
  if (supplier === '') return
  const { archives: _, ...rules } = given
  await db
    .insert(supplierRules)
    .values({ supplier, rules })
    .onConflictDoUpdate({ target: supplierRules.supplier, set: { rules } })
}
