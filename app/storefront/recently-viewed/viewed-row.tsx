import { useEffect, useState } from 'react'
import { productAddress } from '../../../contract/addresses.ts'
import type { ListedOption, ListedProduct } from '../../../contract/shortlists.ts'
import { browserApi, orElse } from '../../api.ts'
import type { CardView } from '../product-card/card-view.ts'
import { ProductRow } from '../product-card/product-row.tsx'
import { noteView, readViews, type View } from './stored-views.ts'

/** The products viewed before. `shown` is the current one, which is stored for next time. */
export default function ViewedRow({ shown }: { shown?: View }) {
  const [cards, setCards] = useState<CardView[]>([])
  const { productUuid = '', variantUuid = '' } = shown ?? {}
  useEffect(() => {
    const before = readViews().filter((view) => view.productUuid !== productUuid)
    if (variantUuid) noteView({ productUuid, variantUuid })
    const leaving = new AbortController()
    readCards(before, leaving.signal)
      .then(setCards)
      .catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [productUuid, variantUuid])
  return <ProductRow id="viewed" title="Recently viewed" cards={cards} />
}

async function readCards(views: View[], signal: AbortSignal): Promise<CardView[]> {
  if (views.length === 0) return []
  const variantUuids = views.map((view) => view.variantUuid)
  const { products } = await orElse(browserApi(signal).shortlistItems({ variantUuids }), { products: [] })
  return variantUuids.flatMap((uuid) => {
    const product = products.find(({ asked }) => asked.includes(uuid))
    const option = product?.options.find((each) => each.variantUuid === uuid) ?? product?.options[0]
    return product && option ? [viewOption(product, option)] : []
  })
}

const viewOption = ({ uuid, name, brandName }: ListedProduct, option: ListedOption): CardView => ({
  ...option,
  uuid,
  name,
  path: productAddress(uuid, name, option.variantUuid),
  label: brandName,
  detail: option.name,
  badges: [],
  pictures: option.picture ? [option.picture] : [],
})
