import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { PriceMove } from '../../../contract/staff/product-prices.ts'
import type { ProductRow } from '../../../contract/staff/products.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { notify, warn } from '../controls/notices.tsx'
import { CheckedForm } from '../form/saving/checked-form.tsx'
import { mergeEdits } from '../form/saving/merge-edits.ts'
import { unreachable } from '../unreachable.ts'
import { listMoves, readMoveProblems, turnBack, type Variants } from './price-moves.ts'
import { PriceRows } from './price-rows.tsx'

type Props = { product: ProductRow; onClose(): void }
type Problems = Record<string, string>

/** The prices of one product, changed without opening it; Enter saves. */
export function PricesDialog({ product: { uuid, name }, onClose }: Props) {
  const reload = useReload()
  const [seen, setSeen] = useState<Variants>()
  const [typed, setTyped] = useState<Variants>({ variants: [] })
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const asking = new AbortController()
    staffApi
      .product({ uuid }, { signal: asking.signal })
      .catch(unreachable)
      .then((answer) => {
        if (asking.signal.aborted) return
        if (failed(answer)) return setProblems({ '': answer.problem.reason })
        setSeen(answer.edit)
        setTyped(answer.edit)
      })
    return () => asking.abort()
  }, [uuid])
  const fields = useRef<HTMLDivElement>(null)
  const isKnown = seen !== undefined
  // The fields load after the dialog has opened, so they are focused once they are shown.
  useEffect(() => {
    if (isKnown) fields.current?.querySelector('input')?.focus()
  }, [isKnown])
  const send = (variants: PriceMove[], undoes?: number) =>
    staffApi.savePrices({ uuid, variants, undoes }).catch(unreachable)
  const undo = async (moves: PriceMove[], version: number) => {
    const answer = await send(turnBack(moves), version)
    if (failed(answer)) return void warn(answer.problem.reason)
    await reload()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!seen) return
    const moves = listMoves(seen, typed)
    setBusy(true)
    setProblems({})
    const answer = await send(moves)
    // What others changed meanwhile is shown beside what was typed, and may then be replaced.
    const current = failed(answer) && answer.status === 409 ? await staffApi.product({ uuid }).catch(unreachable) : null
    setBusy(false)
    if (failed(answer)) {
      const { fields, reason } = answer.problem
      setProblems(fields ? readMoveProblems(fields, moves) : { '': reason })
      if (!current || failed(current)) return
      setSeen(current.edit)
      return setTyped(mergeEdits<Variants>(seen, typed, current.edit).merged)
    }
    notify(`The prices of ${name} are saved`, { run: () => undo(moves, answer.version) })
    onClose()
    await reload()
  }
  return (
    <Dialog open onClose={onClose} title={`Prices of ${name}`}>
      {seen ? (
        <CheckedForm
          refusal={problems}
          onSubmit={submit}
          // Selects the whole price, so that typing replaces it.
          onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
          className="grid gap-4"
          aria-busy={busy}
        >
          <div ref={fields} className="contents">
            <PriceRows
              variants={typed.variants}
              hadSalePrice={({ uuid }) => seen.variants.some((one) => one.uuid === uuid && one.salePrice !== null)}
              problems={problems}
              onChange={(variants) => setTyped({ variants })}
            />
          </div>
          <Problem text={problems['']} />
          <DialogButtons>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="solid" disabled={busy}>
              Save
            </Button>
          </DialogButtons>
        </CheckedForm>
      ) : (
        // Only after a failure: a button that fields replace would take the focus with it.
        problems[''] && (
          <>
            <Problem text={problems['']} />
            <DialogButtons>
              <Button onClick={onClose}>Close</Button>
            </DialogButtons>
          </>
        )
      )}
    </Dialog>
  )
}

const Problem = ({ text }: { text?: string }) =>
  text ? (
    <p role="alert" className="text-small font-semibold text-sale">
      {text}
    </p>
  ) : null
