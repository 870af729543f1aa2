import { useId, useState } from 'react'
import { href, Link } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { HistoryEntry, HistoryParts, HistoryProduct } from '../../../contract/staff/history.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { warn } from '../controls/notices.tsx'
import { unreachable } from '../unreachable.ts'
import { DifferenceList } from './difference-list.tsx'
import { EntryName } from './entry-list.tsx'
import { describeAction } from './entry-texts.ts'

/** Unfolds an entry about many products: the changes of each, and the other records that it created. */
export function WorkParts({ entry: { id, name } }: { entry: HistoryEntry }) {
  const [parts, setParts] = useState<HistoryParts>()
  const [open, setOpen] = useState(false)
  const listId = useId()
  const show = async (page: number) => {
    const answer = await staffApi.historyParts({ id, page }).catch(unreachable)
    if (failed(answer)) return void warn(answer.problem.reason)
    // `others` come with the first page only.
    setParts((known) => ({ ...answer, others: page === 1 ? answer.others : (known?.others ?? []) }))
  }
  const toggle = async () => {
    if (!parts) await show(1)
    setOpen(!open)
  }
  return (
    <>
      <Button look="plain" className="px-0!" aria-expanded={open} aria-controls={listId} onClick={toggle}>
        {open ? 'Hide what was changed' : 'Show what was changed'}
        <span className="sr-only"> by {name}</span>
      </Button>
      <div id={listId} hidden={!open} className="border-l-2 border-rule pl-4">
        {parts && <PartList parts={parts} onPage={show} />}
      </div>
    </>
  )
}

type Props = { parts: HistoryParts; onPage(page: number): void }

function PartList({ parts: { products, others, othersTotal, total, page, pageAmt }, onPage }: Props) {
  if (total + othersTotal === 0) return <p className="py-2 text-small text-soft">Nothing was changed.</p>
  return (
    <>
      <ul>
        {others.map((entry) => (
          <li key={entry.id} className="py-2 text-small">
            {describeAction(entry)} <EntryName entry={entry} />
          </li>
        ))}
        {othersTotal > others.length && (
          <li className="py-2 text-small text-soft">
            and {writeWhole(othersTotal - others.length)} more, apart from the products
          </li>
        )}
        {products.map((product) => (
          <li key={product.uuid} className="border-t border-rule py-2">
            <ProductName product={product} />
            <DifferenceList differences={product.differences} />
          </li>
        ))}
      </ul>
      {pageAmt > 1 && (
        <p className="flex items-center gap-3 text-label text-soft">
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous products
          </Button>
          {page} of {pageAmt}
          <Button disabled={page === pageAmt} onClick={() => onPage(page + 1)}>
            Next products
          </Button>
        </p>
      )}
    </>
  )
}

const changePrefixes = { made: 'created ', changed: '', gone: 'removed ' }

function ProductName({ product: { uuid, name, isThere, became } }: { product: HistoryProduct }) {
  return (
    <p className="text-small">
      {changePrefixes[became]}
      {isThere ? (
        <Link to={href('/admin/products/:uuid', { uuid })} className="underline">
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  )
}
