import { useEffect, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { ShopPage } from '../../../../contract/staff/content.ts'
import { useAnswerAsTyped } from '../../answer-as-typed.ts'
import { staffApi } from '../../api.ts'

/**
 * The possible link targets: every page of the shop, and the products that match. If they fail to load, an address can
 * still be typed.
 */
export function useShopPages(typed: string): ShopPage[] {
  const pages = usePages()
  const words = typed.trim().slice(0, 100)
  const products = useProducts(/^(\/|https?:|mailto:)/i.test(words) ? '' : words)
  return [...pages, ...products]
}

/** Finds pages by name and address. The products were found by the shop, which also searches their codes. */
export function isWanted({ kind, name, address }: ShopPage, typed: string): boolean {
  if (kind === 'Product') return true
  const words = typed.toLowerCase().split(/\s+/)
  return words.every((word) => `${name} ${address}`.toLowerCase().includes(word))
}

function usePages(): ShopPage[] {
  const [pages, setPages] = useState<ShopPage[]>([])
  useEffect(() => {
    const gone = new AbortController()
    const ask = async () => {
      const answer = await staffApi.shopPages(undefined, { signal: gone.signal })
      if (!failed(answer)) setPages(answer)
    }
    ask().catch((error) => gone.signal.aborted || console.error(error))
    return () => gone.abort()
  }, [])
  return pages
}

const findProducts = (q: string, options: { signal: AbortSignal }) => staffApi.shopProducts({ q }, options)

function useProducts(q: string): ShopPage[] {
  const { question, answer = [], problem } = useAnswerAsTyped(q || null, findProducts, 150)
  return question === q && problem === undefined ? answer : []
}
