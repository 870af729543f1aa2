import { type SubmitEvent, useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { PriceMove } from '../../../contract/staff/product-prices.ts'
import type { ProductRow } from '../../../contract/staff/products.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { nameChange, warn } from '../controls/notices.tsx'
import { useFinish } from '../form/saving/finishing.ts'
import { mergeEdits } from '../form/saving/merge-edits.ts'
import { unreachable } from '../unreachable.ts'
import { listMoves, readMoveProblems, reverseMoves, type Variants } from './price-moves.ts'

type Problems = Record<string, string>

/** Loads the prices of a product and saves the typed ones; `onClose` closes its dialog. */
export function usePrices({ uuid, name }: Pick<ProductRow, 'uuid' | 'name'>, onClose: () => void) {
  const reload = useReload()
  const { finish, isDone } = useFinish(onClose)
  const [seen, setSeen] = useState<Variants>()
  const [typed, setTyped] = useState<Variants>({ variants: [] })
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
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
  const send = (variants: PriceMove[], undoes?: number) =>
    staffApi.savePrices({ uuid, variants, undoes }).catch(unreachable)
  const undo = async (moves: PriceMove[], version: number) => {
    const answer = await send(reverseMoves(moves), version)
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
    // Prices that others changed meanwhile are shown beside the typed ones; saving again replaces them.
    const current = failed(answer) && answer.status === 409 ? await staffApi.product({ uuid }).catch(unreachable) : null
    if (failed(answer)) {
      setBusy(false)
      const { fields, reason } = answer.problem
      setProblems(fields ? readMoveProblems(fields, moves) : { '': reason })
      if (!current || failed(current)) return
      setSeen(current.edit)
      const { merged } = mergeEdits<Variants>(seen, typed, current.edit)
      return setTyped((now) => mergeEdits<Variants>(typed, now, merged).merged)
    }
    await finish(`The prices of ${name} are saved`, nameChange('prices', uuid), () => undo(moves, answer.version))
    setBusy(false)
  }
  return {
    seen,
    typed,
    problems,
    isBusy,
    isDone,
    submit,
    type: (variants: Variants['variants']) => setTyped({ variants }),
  }
}
