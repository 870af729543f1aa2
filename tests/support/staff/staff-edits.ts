import { asc, eq } from 'drizzle-orm'
import {
  type BrandEdit,
  blankCategory,
  blankProduct,
  blankSubCategory,
  blankVariant,
  type CategoryEdit,
  type ProductEdit,
  type RangeEdit,
  type SubCategoryEdit,
  type VariantEdit,
} from '../../../contract/staff/catalogue.ts'
import { blankSearchFields } from '../../../contract/staff/fields.ts'
import type { SaleEdit } from '../../../contract/staff/sales.ts'
import { blankSupplierList, type SupplierListEdit } from '../../../contract/staff/supplier-lists.ts'
import { createProduct, saveProduct } from '../../../server/catalogue/products/product-edits.ts'
import { snapshotProduct } from '../../../server/catalogue/products/product-snapshot.ts'
import { publishProduct } from '../../../server/catalogue/products/product-status-edits.ts'
import { products } from '../../../server/catalogue/tables.ts'
import type { Database, Transaction } from '../../../server/platform/database.ts'
import { Problem } from '../../../server/platform/problem.ts'
import { type Change, changeShop } from '../../../server/site/changes.ts'
import { contentVersion, redirects } from '../../../server/site/tables.ts'

/** Valid forms with a name, in which a test replaces some fields. */
const place = { description: '', bannerHash: null, visible: true, ...blankSearchFields }
const routed = (name: string) => ({ name, routeName: name.toLowerCase() })

export const aCategory = (name: string, part: Partial<CategoryEdit> = {}): CategoryEdit => ({
  ...blankCategory,
  ...routed(name),
  visible: true,
  ...part,
})
export const aSubCategory = (
  categoryId: number,
  name: string,
  part: Partial<SubCategoryEdit> = {},
): SubCategoryEdit => ({
  ...blankSubCategory,
  ...routed(name),
  categoryId,
  visible: true,
  ...part,
})
export const aRange = (name: string, part: Partial<RangeEdit> = {}): RangeEdit => ({
  ...place,
  ...routed(name),
  imageHash: null,
  onHomepage: false,
  ...part,
})
export const aBrand = (name: string, part: Partial<BrandEdit> = {}): BrandEdit => ({
  name,
  description: '',
  logoHash: null,
  visible: true,
  ...blankSearchFields,
  ...part,
})
export const aSupplierList = (
  name: string,
  address: string,
  part: Partial<SupplierListEdit> = {},
): SupplierListEdit => ({ ...blankSupplierList, name, address, ...part })

export const aSale = (name: string, part: Partial<SaleEdit> = {}): SaleEdit => ({
  ...routed(name),
  badge: 'Sale',
  description: '',
  by: 'percent',
  amount: 20,
  firstDay: '2026-01-01',
  lastDay: '2099-12-31',
  replaces: false,
  leavesOutExDisplay: false,
  products: [],
  categoryId: null,
  subCategoryUuid: null,
  brandUuid: null,
  rangeUuid: null,
  valueId: null,
  ...blankSearchFields,
  ...part,
})
export const aVariant = (part: Partial<VariantEdit> = {}): VariantEdit => ({ ...blankVariant, ...part })
export const aProduct = (part: Partial<ProductEdit> = {}): ProductEdit => ({
  ...blankProduct,
  name: 'Alder Sofa',
  ...part,
})
export const colours = (...names: string[]) => names.map((name) => ({ id: null, name, swatch: null }))
export const nowhere = '00000000-0000-4000-8000-000000000000'

/** Actions of a member of staff on a database, which return their results. */
export function staffIn(db: Database) {
  const change = <Answer>(work: (tx: Transaction, change: Change) => Promise<Answer>) =>
    changeShop(db, { id: null, name: 'Ruth' }, work)

  const read = async (uuid: string) => must(await snapshotProduct(db, uuid))
  const make = (part: Partial<ProductEdit> = {}) => change((tx, it) => createProduct(tx, it, aProduct(part)))
  /** Opens the form, changes a part of it and saves. */
  const save = async (uuid: string, part: Partial<ProductEdit>, options?: { redirect: boolean }) => {
    const { version, status, publishedAt, deletedAt, uuid: _, ...form } = await read(uuid)
    return change((tx, it) => saveProduct(tx, it, { id: uuid, version, edit: { ...form, ...part }, ...options }))
  }
  const publish = async (uuid: string) => {
    const { version } = await read(uuid)
    return change((tx, it) => publishProduct(tx, it, { id: uuid, version }))
  }
  const makePublished = async (part: Partial<ProductEdit> = {}) => {
    const { uuid } = await make(part)
    await publish(uuid)
    return uuid
  }
  const readRow = async (uuid: string) => must((await db.select().from(products).where(eq(products.uuid, uuid)))[0])
  const readVersion = async () => must((await db.select().from(contentVersion))[0]).version
  const listRedirects = async () => {
    const rows = await db.select().from(redirects).orderBy(asc(redirects.fromPath))
    return rows.map((row) => `${row.fromPath} > ${row.toPath}`)
  }
  return { change, read, make, save, publish, makePublished, readRow, readVersion, listRedirects }
}

/** The status and the named fields of a refusal. */
export async function refused(work: Promise<unknown>): Promise<{ status: number; fields: string[] }> {
  const problem = await work.then(
    () => new Error('The call was not refused.'),
    (error: unknown) => error,
  )
  if (!(problem instanceof Problem)) throw problem
  return { status: problem.status, fields: Object.keys(problem.body.fields ?? {}) }
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The record does not exist.')
  return value
}
