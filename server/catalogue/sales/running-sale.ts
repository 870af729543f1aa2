import type { Sale } from '../../../contract/catalogue.ts'
import { notFound } from '../../platform/problem.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { readPeriod } from './sale-terms.ts'

/** Finds the sale with this address, if it runs now. */
export function findRunningSale(taxonomy: Taxonomy, routeName: string, now: Date): Sale {
  const sale = listRunningSales(taxonomy, now).find((candidate) => candidate.routeName === routeName)
  if (!sale) throw notFound('sale')
  return { ...sale, endsAt: readPeriod(sale).endsAt.toISOString() }
}

/** The sale with this address, on whatever day: for staff. */
export function previewSale({ sales }: Taxonomy, routeName: string): Sale {
  const sale = [...sales.values()].find((candidate) => candidate.routeName === routeName)
  if (!sale) throw notFound('sale')
  return { ...sale, endsAt: readPeriod(sale).endsAt.toISOString() }
}

/** The sales that have a page now. */
export const listRunningSales = ({ sales }: Taxonomy, now: Date) =>
  [...sales.values()].filter((sale) => {
    const { startsAt, endsAt } = readPeriod(sale)
    return startsAt <= now && now < endsAt
  })

/** The facts of a sale that are shown with a variant on offer. */
export function nameSale({ sales }: Taxonomy, saleUuid: string | null) {
  const sale = sales.get(saleUuid ?? '')
  return sale ? { name: sale.name, routeName: sale.routeName, badge: sale.badge } : null
}
