import { useState } from 'react'
import { href } from 'react-router'
import type { BulkAction, BulkSent } from '../../../../contract/staff/bulk.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { writeWhole } from '../../../../contract/whole-numbers.ts'
import { Button, LinkButton } from '../../controls/button.tsx'
import { Menu } from '../../controls/menu.tsx'
import { describeChosen } from '../../list/describe-chosen.ts'
import type { Selection } from '../../list/selection.ts'
import { actionNames, startOf } from './actions.ts'
import { BulkDialog } from './bulk-dialog.tsx'

type Props = {
  selection: Selection
  /** The number of products that match the list's filters, on all pages. */
  total: number
  /** The filters of the list, which select the same products on the server. */
  filters: Record<string, string>
  taxonomy: TaxonomyChoices
}

/** The actions on the ticked products, or on all that match the list's filters. */
export function BulkBar({ selection, total, filters, taxonomy }: Props) {
  const [action, setAction] = useState<BulkAction>()
  const { count, isCounted, everything, except, ticked, clearDone } = selection
  const target: BulkSent['target'] = everything ? { found: filters, except } : { uuids: ticked }
  return (
    <>
      {(total > 0 || count > 0) && (
        <Choosing selection={selection} total={total} filters={filters} onChoose={setAction} />
      )}
      {action && (
        <BulkDialog
          start={action}
          chosen={isCounted ? count : undefined}
          target={target}
          taxonomy={taxonomy}
          onClose={() => setAction(undefined)}
          onDone={clearDone}
        />
      )}
    </>
  )
}

type ChoosingProps = Omit<Props, 'taxonomy'> & { onChoose(action: BulkAction | undefined): void }

function Choosing({ selection, total, filters, onChoose }: ChoosingProps) {
  const { count, everything, except, chooseAll, clear } = selection
  return (
    <section
      aria-label="Selected products"
      className={`mb-2 flex flex-wrap items-center gap-2 ${count > 0 ? 'sticky top-14 z-20 bg-sage px-3 py-1 sm:py-2' : ''}`}
    >
      <p role="status" className={`text-small ${count > 0 ? 'mr-auto font-semibold' : 'text-soft'}`}>
        {describeChosen(selection, { noun: 'product', total })}
      </p>
      {count > 0 && (
        <Menu
          label="Change them"
          items={actionNames.map(({ key, label, danger }) => ({
            label,
            danger,
            onChoose: () => onChoose(startOf[key]),
          }))}
        />
      )}
      {count > 0 && <PrintLink selection={selection} filters={filters} />}
      {!(everything && except.length === 0) && (
        <Button look="plain" className={count > 0 ? 'max-sm:-ml-2 max-sm:px-2' : '-ml-6'} onClick={chooseAll}>
          Select {total === 1 ? 'the 1 result' : `all ${writeWhole(total)} results`}
        </Button>
      )}
      {count > 0 && (
        <Button look="plain" className="max-sm:px-2" onClick={clear}>
          Clear the selection
        </Button>
      )}
    </section>
  )
}

/** With all results selected, the link cannot pass on `except`: those products can be unticked in the list of tickets. */
function PrintLink({ selection: { everything, ticked }, filters }: Pick<Props, 'selection' | 'filters'>) {
  const whose: Record<string, string> = everything
    ? { found: new URLSearchParams(filters).toString() }
    : { products: ticked.join() }
  return (
    <LinkButton look="plain" className="max-sm:px-2" to={`${href('/admin/tickets')}?${new URLSearchParams(whose)}`}>
      Print tickets
    </LinkButton>
  )
}
