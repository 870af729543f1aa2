import { createContext, use, useEffect, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import { formatPounds } from '../../../../contract/prices.ts'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { PriceHistory } from '../../../../contract/staff/price-history.ts'
import type { ProductForm } from '../../../../contract/staff/products.ts'
import { describeWas, judgeOffer } from '../../../../contract/was-price.ts'
import { staffApi } from '../../api.ts'

type AskedPrices = PriceHistory & { isPublished: boolean }

/** The price history of the variants of the product in the surrounding form. */
export const AskedPrices = createContext<AskedPrices | undefined>(undefined)

/** Fetches the history again after each save and change of status, because either may add an entry. */
export function useAskedPrices(uuid: string, version: number, { status, inBin }: ProductForm): AskedPrices | undefined {
  const [history, setHistory] = useState<PriceHistory & { version: number }>()
  useEffect(() => {
    const asking = new AbortController()
    staffApi
      .priceHistory({ uuid }, { signal: asking.signal })
      .then((answer) => failed(answer) || setHistory({ ...answer, version }))
      .catch(() => {})
    return () => asking.abort()
  }, [uuid, version])
  return history && { ...history, isPublished: status === 'published' && !inBin }
}

/** Whether the variant's offer will show a was price, and if not, why; undefined without an offer. */
export function useWasNote(variant: VariantEdit): string | undefined {
  const asked = use(AskedPrices)
  return asked && noteWas(asked, variant)
}

/** The notes, each with the positions of the variants that it is about. */
export function useWasNotes(variants: VariantEdit[]): [note: string, places: number[]][] {
  const asked = use(AskedPrices)
  const notes = new Map<string, number[]>()
  variants.forEach((variant, place) => {
    const note = asked && noteWas(asked, variant)
    if (note) notes.set(note, [...(notes.get(note) ?? []), place])
  })
  return [...notes]
}

function noteWas(asked: AskedPrices, variant: VariantEdit): string | undefined {
  const prices = asked.variants.find(({ uuid }) => uuid === variant.uuid)?.prices ?? []
  const log = prices.map(({ from, ...row }) => ({ at: Date.parse(from), ...row }))
  const shown = asked.isPublished && variant.visible
  const was = judgeOffer(log, { offer: variant, shown, now: Date.now(), wasDays: asked.wasDays })
  return was && describeWas(was, formatPounds)
}
