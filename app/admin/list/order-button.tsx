import { useState } from 'react'
import { type Failure, failed } from '../../../contract/errors.ts'
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx'
import { useRefresh } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { nameChange, notify, warn, withdrawUndo } from '../controls/notices.tsx'
import { unreachable } from '../unreachable.ts'

type Props<Row> = {
  label: string
  /** The noun of the rows: brands. */
  of: string
  /** A sentence that says where the shop uses this order. */
  intro: string
  rows: Row[]
  keyOf(row: Row): string
  nameOf(row: Row): string
  save(rows: Row[]): Promise<null | Failure>
}

/** Rearranges the rows of a list into the order in which the shop shows them. */
export function OrderButton<Row>({ rows, ...props }: Props<Row>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={rows.length < 2}>
        {props.label}
      </Button>
      {open && <OrderDialog {...props} rows={rows} onClose={() => setOpen(false)} />}
    </>
  )
}

function OrderDialog<Row>(props: Props<Row> & { onClose(): void }) {
  const { label, of, intro, rows, keyOf, nameOf, save, onClose } = props
  const [draft, setDraft] = useState(rows)
  const keep = useKeptOrder(of, save)
  const finish = async () => {
    if (await keep(draft, rows)) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={label} description={intro}>
      {/* The unsaved order that closing the dialog would lose. */}
      <div data-chosen={JSON.stringify(draft.map(keyOf))} className="contents">
        <OrderedList
          label={label}
          items={draft}
          keyOf={keyOf}
          nameOf={nameOf}
          onOrder={setDraft}
          className="max-h-[50svh] overflow-y-auto border-y border-rule"
          itemClassName="flex min-h-11 items-center justify-between gap-3 border-b border-rule bg-paper last:border-0"
        >
          {(row, controls) => (
            <>
              <span className="min-w-0 truncate text-small">{nameOf(row)}</span>
              {controls}
            </>
          )}
        </OrderedList>
      </div>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="solid" onClick={finish}>
          Save the order
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

/** Names a change of an order, for its Undo. */
export const orderOf = (name: string) => nameChange('order', name)

/** Saves an order. The notice offers Undo, unless another order is being saved by then. */
export function useKeptOrder<Row>(name: string, save: (rows: Row[]) => Promise<null | Failure>) {
  const refresh = useRefresh()
  const of = orderOf(name)
  const send = async (rows: Row[], undo?: Row[], mayOffer = () => true): Promise<boolean> => {
    withdrawUndo(of)
    const answer = await save(rows).catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    else if (!undo) notify('Change undone')
    else if (mayOffer()) notify('Order saved', { run: () => send(undo), of })
    await refresh()
    return !failed(answer)
  }
  return send
}
