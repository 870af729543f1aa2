import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { SaleSummary } from '../../../contract/staff/sales.ts'
import { staffApi } from '../api.ts'

/** The state of a sale in the shop, fetched again after each save and each task on its products. */
export function useSaleSummary(uuid: string, version: number, first: SaleSummary) {
  const [turn, setTurn] = useState(0)
  const [known, setKnown] = useState({ summary: first, version, turn })
  const isOld = known.version !== version || known.turn !== turn
  useEffect(() => {
    if (!isOld) return
    const asking = new AbortController()
    staffApi
      .saleSummary({ uuid }, { signal: asking.signal })
      .then((answer) => failed(answer) || setKnown({ summary: answer, version, turn }))
      .catch(() => {})
    return () => asking.abort()
  }, [uuid, version, turn, isOld])
  return { summary: known.summary, readAgain: () => setTurn(turn + 1) }
}
