import { createContext, use, useEffect, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { VariantChecks } from '../../../../contract/staff/showroom.ts'
import { staffApi } from '../../api.ts'
import { notify, warn } from '../../controls/notices.tsx'

type Checks = { all: VariantChecks; confirm(variantUuid: string): Promise<void> }

/** When staff last checked the variants of the surrounding form. */
export const ShowroomChecks = createContext<Checks | undefined>(undefined)

/** Fetches the checks again after each save, because a save may count as one. */
export function useShowroomChecks(uuid: string, version: number): Checks | undefined {
  const [{ all }, setChecks] = useState<{ all?: VariantChecks; version?: number }>({})
  useEffect(() => {
    const asking = new AbortController()
    staffApi
      .showroomChecks({ uuid }, { signal: asking.signal })
      .then((answer) => failed(answer) || setChecks({ all: answer, version }))
      .catch(() => {})
    return () => asking.abort()
  }, [uuid, version])
  return (
    all && {
      all,
      confirm: async (variantUuid) => {
        const answer = await staffApi.confirmShowroom({ uuid: variantUuid })
        if (failed(answer)) warn(answer.problem.reason)
        else {
          const renew = (check: VariantChecks[number]) => (check.uuid === variantUuid ? { ...check, ...answer } : check)
          setChecks((now) => ({ ...now, all: now.all?.map(renew) }))
          notify('Checked today')
        }
      },
    }
  )
}

/** The earlier of a variant's two checks (display and stock), and a function that confirms both. */
export function useVariantCheck(uuid: string | null) {
  const checks = use(ShowroomChecks)
  const own = checks?.all.find((check) => check.uuid === uuid)
  if (!checks || !own) return undefined
  const days = [own.displayCheckedAt, own.stockCheckedAt].filter((at) => at !== null).toSorted()
  return { checkedAt: days[0], confirm: () => checks.confirm(own.uuid) }
}
