import { useEffect, useState } from 'react'
import type { Visit } from '../../../contract/bookings.ts'
import { failed } from '../../../contract/errors.ts'
import { isMissing, type Missing, orMissing } from '../../api.ts'
import { readRefusal } from '../../read-refusal.ts'
import { visitApi } from './visit-api.ts'

type Answer = Visit | Missing | 'gone'
export type Change = 'move' | 'cancel'

/** `change` resolves to the reason for a refusal, or to undefined. */
export function useOwnVisit(visitKey: string) {
  const [visit, setVisit] = useState<Answer>()
  useEffect(() => {
    if (visit) return
    const leaving = new AbortController()
    askVisit(visitKey, leaving.signal)
      .then(setVisit)
      .catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [visitKey, visit])
  const change = async (kind: Change, startsAt = ''): Promise<string | undefined> => {
    const answer = await sendChange(visitKey, kind, startsAt)
    if (typeof answer === 'string') {
      const end = await askEnd(visitKey)
      if (!end) return answer
      setVisit(end)
    } else setVisit(answer)
    return undefined
  }
  return { visit, again: () => setVisit(undefined), change }
}

async function askVisit(key: string, signal?: AbortSignal): Promise<Answer> {
  const asking = visitApi(signal).visit({ key })
  const answer = await asking.catch(() => null)
  if (failed(answer) && (answer.status === 404 || answer.status === 400)) return 'gone'
  return orMissing(asking)
}

/** Asks after a refusal whether the visit has ended meanwhile: somebody may have cancelled it by the same link. */
async function askEnd(key: string): Promise<Visit | 'gone' | undefined> {
  const visit = await askVisit(key)
  if (visit === 'gone') return visit
  return !isMissing(visit) && visit.status === 'cancelled' ? visit : undefined
}

export async function sendChange(key: string, kind: Change, startsAt: string): Promise<Visit | string> {
  try {
    const api = visitApi()
    const answer = await (kind === 'move' ? api.moveVisit({ key, startsAt }) : api.cancelVisit({ key }))
    return failed(answer) ? readRefusal(answer) : answer
  } catch (error) {
    console.error(error)
    return readRefusal(null)
  }
}
