import { useCallback, useEffect, useState } from 'react'
import type { VisitSlots } from '../../../contract/bookings.ts'
import { isMissing, type Missing, orMissing } from '../../api.ts'
import { visitApi } from './visit-api.ts'

type Asked = { categoryId: number; visitKey?: string }
export type Times = { slots?: VisitSlots; missing?: Missing; again(): void }

/** The times that can be booked: read again where another department takes another time, or a time was refused. */
export function useTimes({ categoryId, visitKey }: Asked): Times {
  const [answer, setAnswer] = useState<VisitSlots | Missing>()
  const load = useCallback(
    (signal?: AbortSignal) => {
      const asked = { categoryId, ...(visitKey && { key: visitKey }) }
      orMissing(visitApi(signal).visitSlots(asked))
        .then((found) => signal?.aborted || setAnswer(found))
        .catch((error: unknown) => signal?.aborted || console.error(error))
    },
    [categoryId, visitKey],
  )
  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  const again = () => load()
  if (!answer) return { again }
  return isMissing(answer) ? { missing: answer, again } : { slots: answer, again }
}

/** The time that was chosen, as long as it is offered and free. */
export const keepFree = ({ slots }: Times, startsAt: string): string =>
  slots?.days.some((day) => day.slots.some((slot) => slot.startsAt === startsAt && slot.free)) ? startsAt : ''
