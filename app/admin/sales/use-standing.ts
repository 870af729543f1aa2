import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { SaleStanding } from '../../../contract/staff/sales.ts'
import { staffApi } from '../api.ts'

/** How a sale stands: read again after each save, and after each work on its products. */
export function useStanding(uuid: string, version: number, first: SaleStanding) {
  const [turn, setTurn] = useState(0)
  const [known, setKnown] = useState({ standing: first, version, turn })
  const isOld = known.version !== version || known.turn !== turn
  useEffect(() => {
    if (!isOld) return
    const asking = new AbortController()
    staffApi
      .saleStanding({ uuid }, { signal: asking.signal })
      .then((answer) => failed(answer) || setKnown({ standing: answer, version, turn }))
      .catch(() => {})
    return () => asking.abort()
  }, [uuid, version, turn, isOld])
  return { standing: known.standing, readAgain: () => setTurn(turn + 1) }
}
