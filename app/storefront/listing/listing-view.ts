import type { Understanding, UnderstoodAnswer } from '../../../contract/search.ts'
import type { ShopAnswer } from '../../../contract/shop-answers.ts'
import type { Missing } from '../../api.ts'
import type { PictureFacts } from '../../ui/picture.tsx'
import type { PageCard } from '../product-card/card-view.ts'
import type { Base, Chosen } from './chosen.ts'

export type ListingView = {
  path: string
  base: Base
  chosen: Chosen
  /** The chosen filters, together with those that the search words mean. */
  shown: Chosen
  cards: PageCard[]
  /** The picture of the first product. */
  picture?: PictureFacts
  page: number
  pages: number
  total: number
  correctedTo: string | null
  /** The meanings found in the search words, including those that the shopper removed. */
  understood: Understanding[]
  ignored: Understanding[]
  /** A sentence about what had to be given up in order to find something. */
  relaxedText: string | null
  /** The shop's answers, if the words ask a question about the shop. */
  answers: ShopAnswer[]
  filters: UnderstoodAnswer['filters']
  /** Shown instead if nothing was found. */
  newIn: PageCard[]
  /** Why the list could not be loaded. */
  missing?: Missing['missing']
}
