import { useEffect, useMemo, useState } from 'react'
import type { ListedOption, ListedProduct } from '../../../contract/shortlists.ts'
import { browserApi, isMissing, type Missing, orMissing } from '../../api.ts'
import type { Piece } from './stored-pieces.ts'

/** The current state of a piece: without `product` the product has left the shop, without `option` only the variant has. */
export type PieceNow = { product?: ListedProduct; option?: ListedOption }
type PieceFacts = { find(variantUuid: string): PieceNow | undefined; missing?: Missing; again(): void }

/** Requests unknown products, each once: its answer contains all its variants. */
export function usePieceFacts(pieces: readonly Piece[]): PieceFacts {
  const [products, setProducts] = useState<ListedProduct[]>([])
  const [asked, setAsked] = useState<readonly string[]>([])
  const [missing, setMissing] = useState<Missing>()
  const known = useMemo(() => indexProducts(products, asked), [products, asked])
  const unknown = pieces.map(({ variantUuid }) => variantUuid).filter((uuid) => !known.has(uuid))
  const question = missing ? '' : unknown.join()
  useEffect(() => {
    if (question === '') return
    const variantUuids = question.split(',')
    const leaving = new AbortController()
    orMissing(browserApi(leaving.signal).shortlistItems({ variantUuids }))
      .then((answer) => {
        if (leaving.signal.aborted) return
        if (isMissing(answer)) return setMissing(answer)
        setProducts((before) => [...before, ...answer.products])
        setAsked((before) => [...before, ...variantUuids])
      })
      .catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [question])
  return { find: (uuid) => known.get(uuid), missing, again: () => setMissing(undefined) }
}

function indexProducts(products: ListedProduct[], asked: readonly string[]): Map<string, PieceNow> {
  const gone = asked.map((uuid): [string, PieceNow] => [uuid, {}])
  const hidden = products.flatMap((product) => product.asked.map((uuid): [string, PieceNow] => [uuid, { product }]))
  const offered = products.flatMap((product) =>
    product.options.map((option): [string, PieceNow] => [option.variantUuid, { product, option }]),
  )
  return new Map([...gone, ...hidden, ...offered])
}
