import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { ValueUse } from '../../../contract/staff/uses.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'

export type ValueUses = Map<number, ValueUse>

/** The number of uses of each value, fetched again after each save of the property. */
export function useValueUses(id: number, version: number): ValueUses {
  const [uses, setUses] = useState<ValueUses>(new Map())
  useEffect(() => {
    const leaving = new AbortController()
    const count = async (_version: number) => {
      const answer = await staffApi.valueUses({ id }, { signal: leaving.signal })
      if (!failed(answer)) setUses(new Map(answer.map((use) => [use.id, use])))
    }
    count(version).catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [id, version])
  return uses
}

/** A summary of the uses; '' if there are none. */
export function describeUse({ productCount, menuCount, saleCount }: ValueUse): string {
  const parts = [
    productCount > 0 && writeCount(productCount, 'product'),
    menuCount > 0 && writeCount(menuCount, 'menu'),
    saleCount > 0 && writeCount(saleCount, 'sale'),
  ]
  return parts.filter(Boolean).join(', ')
}
