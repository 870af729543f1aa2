import { useCallback, useEffect, useRef, useState } from 'react'
import type { OfferedSlots } from '../../../contract/bookings.ts'
import { failed } from '../../../contract/errors.ts'
import { isMissing, type Missing, orMissing } from '../../api.ts'
import { visitApi } from './visit-api.ts'

type Asked = { categoryId: number; visitKey?: string }
/** `goneDepartment`: the department requested last no longer exists, so the times are still those of the one before. */
type Read = { slots?: OfferedSlots; missing?: Missing; goneDepartment?: number }
export type Times = Read & { again(): void }

/** The bookable times, requested again for a department with another length of visit, and after a time was refused. */
export function useTimes({ categoryId, visitKey }: Asked): Times {
  const [times, setTimes] = useState<Read>({})
  const last = useRef(0)
  const load = useCallback(
    (signal?: AbortSignal) => {
      const asked = { categoryId, ...(visitKey && { key: visitKey }) }
      // A repeated request may be answered after a later one for another department.
      const own = ++last.current
      readTimes(asked, signal)
        .then((found) => own === last.current && setTimes((before) => ({ ...before, ...found })))
        .catch((error: unknown) => signal?.aborted || console.error(error))
    },
    [categoryId, visitKey],
  )
  const newest = useRef(load)
  useEffect(() => {
    newest.current = load
    const leaving = new AbortController()
    load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  // A refused booking requests the times for what the form holds by then.
  return { ...times, again: () => newest.current() }
}

async function readTimes(asked: { categoryId: number; key?: string }, signal?: AbortSignal): Promise<Read> {
  const asking = visitApi(signal).visitSlots(asked)
  const answer = await orMissing(asking)
  if (!isMissing(answer)) return { slots: answer, missing: undefined }
  const refusal = await asking.catch(() => undefined)
  const isGone = refusal && failed(refusal) && refusal.problem.fields?.categoryId !== undefined
  return isGone ? { goneDepartment: asked.categoryId } : { slots: undefined, missing: answer }
}

/** The chosen time, for as long as it is offered and free. */
export const keepFree = ({ slots }: Times, startsAt: string): string =>
  slots?.days.some((day) => day.slots.some((slot) => slot.startsAt === startsAt && slot.free)) ? startsAt : ''
