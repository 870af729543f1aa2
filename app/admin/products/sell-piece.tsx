import { createContext, use, useCallback, useEffect, useRef } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { ProductEdit, VariantEdit } from '../../../contract/staff/catalogue.ts'
import type { ProductRow, SoldPiece } from '../../../contract/staff/products.ts'
import { type SoldFacts, soldFacts } from '../../../contract/staff/showroom.ts'
import { staffApi } from '../api.ts'
import { useRefresh } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { Menu } from '../controls/menu.tsx'
import { notify, warn } from '../controls/notices.tsx'
import { useOncePerVersion } from '../controls/once.ts'
import type { Editor } from '../form/saving/editor.ts'
import { unreachable } from '../unreachable.ts'

/** Sells an ex-display piece in one tap: it leaves the site and the floor. Undo brings it back. */
function useSell(refresh: () => Promise<unknown>) {
  const once = useOncePerVersion()
  const record = async (uuid: string, facts: SoldFacts, done: string, undo?: () => void) => {
    const answer = await staffApi.recordSold({ uuid, ...facts }).catch(unreachable)
    if (failed(answer)) return void warn(answer.problem.reason)
    await refresh()
    notify(done, undo && { run: undo })
  }
  return ({ variantUuid, name, onDisplay, displayPlaceUuid, stockState, orderWeeks }: SoldPiece) => {
    const before = { isSold: false, onDisplay, displayPlaceUuid, stockState, orderWeeks }
    const takeBack = () => record(variantUuid, before, `${name} is for sale again`)
    return once(variantUuid, () =>
      record(variantUuid, soldFacts, `${name} is sold, and no longer on the site`, takeBack),
    )
  }
}

/** Sells a variant of the surrounding form, if the variant has been saved. */
export const SellingContext = createContext<((variant: VariantEdit, name: string) => void) | undefined>(undefined)

export function useSellInForm(editor: Editor<ProductEdit>) {
  const refreshPage = useRefresh()
  // Undo runs later and needs the form as it is then, not as it was before the sale.
  const latest = useRef(editor)
  const sell = useSell(() => Promise.all([latest.current.refresh(), refreshPage()]))
  const latestSell = useRef(sell)
  useEffect(() => {
    latest.current = editor
    latestSell.current = sell
  })
  // The same function at each letter typed, which would otherwise draw every variant’s menu again.
  return useCallback(({ uuid, ...variant }: VariantEdit, name: string) => {
    if (uuid !== null) latestSell.current({ ...variant, name, variantUuid: uuid })
  }, [])
}

/** The function that sells this variant; undefined for one that is not ex-display, hidden, or not saved yet. */
export function useSellVariant(variant: VariantEdit, name: string): (() => void) | undefined {
  const sell = use(SellingContext)
  const isForSale = variant.isExDisplay && variant.visible && variant.uuid !== null
  return sell && isForSale ? () => sell(variant, name) : undefined
}

/** In the list of products: one button, or a menu if there are several pieces. */
export function SellPieces({ product: { name, exDisplay } }: { product: ProductRow }) {
  const sell = useSell(useRefresh())
  const [only, ...others] = exDisplay
  if (!only) return null
  const nameOf = (piece: SoldPiece) => [name, piece.name].filter(Boolean).join(', ')
  const sellOne = (piece: SoldPiece) => sell({ ...piece, name: nameOf(piece) })
  return (
    <span className="relative z-10 inline-flex">
      {others.length === 0 ? (
        <Button look="plain" aria-label={`Sold: ${nameOf(only)}`} onClick={() => sellOne(only)}>
          Sold
        </Button>
      ) : (
        <Menu
          label="Sold"
          name={`Sold: a piece of ${name}`}
          items={exDisplay.map((piece) => ({ label: nameOf(piece), onChoose: () => sellOne(piece) }))}
        />
      )}
    </span>
  )
}
