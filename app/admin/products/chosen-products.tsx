import { useRevalidator } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { ProductRow, ProductStatus } from '../../../contract/staff-products.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { tell, warn } from '../controls/notices.tsx'
import type { Selection } from '../list/selection.ts'
import { moveProduct, moveProducts } from './move-product.ts'

type Props = { selection: Selection; rows: ProductRow[] }

const done: Record<ProductStatus, string> = { published: 'on the site', draft: 'drafts again', archived: 'archived' }
const count = (amount: number) => (amount === 1 ? '1 product' : `${amount} products`)

/** What can be done with all the products that were ticked on this page. */
export function ChosenProducts({ selection, rows }: Props) {
  const revalidator = useRevalidator()
  const chosen = rows.filter(({ uuid }) => selection.keys.has(uuid))
  if (chosen.length === 0) return null
  const finish = () => {
    selection.clear()
    revalidator.revalidate()
  }
  const move = async (to: ProductStatus) => {
    const { moved, refused } = await moveProducts(to, chosen)
    const undo = async () => {
      for (const { status, ...known } of moved) await moveProduct(status, known)
      revalidator.revalidate()
    }
    if (moved.length > 0) tell(`${count(moved.length)} ${done[to]}`, { run: undo })
    if (refused.length > 0) warn(`${count(refused.length)} could not be changed. ${refused[0]?.problem.reason}`)
    finish()
  }
  const bin = async () => {
    const binned: string[] = []
    for (const { uuid, version } of chosen) {
      const answer = await staffApi.binProduct({ uuid, version })
      if (failed(answer)) warn(answer.problem.reason)
      else binned.push(uuid)
    }
    const undo = async () => {
      for (const uuid of binned) await staffApi.restoreProduct({ uuid })
      revalidator.revalidate()
    }
    if (binned.length > 0) tell(`${count(binned.length)} in the bin`, { run: undo })
    finish()
  }
  return (
    <section
      aria-label="Chosen products"
      className="mb-2 flex flex-wrap items-center gap-2 bg-sage px-3 py-2 max-sm:hidden"
    >
      <p className="mr-auto text-small font-semibold">{count(chosen.length)} chosen</p>
      <Button onClick={() => move('published')}>Publish</Button>
      <Button onClick={() => move('archived')}>Archive</Button>
      <Button look="danger" onClick={bin}>
        Move to the bin
      </Button>
      <Button look="plain" onClick={selection.clear}>
        Choose none
      </Button>
    </section>
  )
}
