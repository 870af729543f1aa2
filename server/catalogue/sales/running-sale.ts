import type { Sale } from '../../../contract/catalogue.ts'
import { notFound } from '../../platform/problem.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { readPeriod } from './sale-terms.ts'

/** The sale with this address, on its days. */
export function findRunningSale({ sales }: Taxonomy, routeName: string, now: Date): Sale {
  const sale = [...sales.values()].find((candidate) => candidate.routeName === routeName)
  const period = sale && readPeriod(sale)
  if (!period || period.startsAt > now || period.endsAt <= now) throw notFound('sale')
  return { ...sale, endsAt: period.endsAt.toISOString() }
}

/** What a variant on offer says of its sale. */
export function nameSale({ sales }: Taxonomy, saleUuid: string | null) {
  const sale = sales.get(saleUuid ?? '')
  return sale ? { name: sale.name, routeName: sale.routeName, badge: sale.badge } : null
}
