import { useState } from 'react'
import type { BulkAction, BulkSent } from '../../../../contract/staff-bulk.ts'
import type { ShelfChoices } from '../../../../contract/staff-products.ts'
import { Button } from '../../controls/button.tsx'
import { Menu } from '../../controls/menu.tsx'
import type { Selection } from '../../list/selection.ts'
import { actionNames, countProducts, startOf } from './actions.ts'
import { BulkDialog } from './bulk-dialog.tsx'

type Props = {
  selection: Selection
  /** How many the list finds, on all its pages. */
  total: number
  /** What the list was asked, which finds them again. */
  asked: Record<string, string>
  shelves: ShelfChoices
}

/** What can be done with the products that were ticked, or with all that the list finds. */
export function BulkBar({ selection, total, asked, shelves }: Props) {
  const { everything, setEverything } = useEverything(asked)
  const [action, setAction] = useState<BulkAction>()
  const ticked = selection.keys.size
  const amount = everything ? total : ticked
  if (total === 0 && ticked === 0) return null
  const { sort, page, ...filters } = asked
  const target: BulkSent['target'] = everything ? { found: filters } : { uuids: [...selection.keys] }
  const clear = () => {
    setEverything(false)
    selection.clear()
  }
  return (
    <section
      aria-label="Chosen products"
      className={`mb-2 flex flex-wrap items-center gap-2 ${amount > 0 ? 'bg-sage px-3 py-2' : ''}`}
    >
      {amount > 0 && <p className="mr-auto text-small font-semibold">{countProducts(amount)} chosen</p>}
      {!everything && (
        <Button look="plain" className={amount > 0 ? '' : '-ml-4'} onClick={() => setEverything(true)}>
          Choose all {total.toLocaleString('en-GB')} that are found
        </Button>
      )}
      {amount > 0 && (
        <>
          <Button look="plain" onClick={clear}>
            Choose none
          </Button>
          <Menu
            label="Change them"
            items={actionNames.map(({ key, label, danger }) => ({
              ...{ label, danger },
              onChoose: () => setAction(startOf[key]),
            }))}
          />
        </>
      )}
      {action && (
        <BulkDialog
          start={action}
          target={target}
          shelves={shelves}
          onClose={() => setAction(undefined)}
          onDone={clear}
        />
      )}
    </section>
  )
}

/** All that are found: until something else is looked for. */
function useEverything(asked: Record<string, string>) {
  const { sort, page, ...filters } = asked
  const now = JSON.stringify(filters)
  const [chosenFor, setChosenFor] = useState<string>()
  return { everything: chosenFor === now, setEverything: (on: boolean) => setChosenFor(on ? now : undefined) }
}
