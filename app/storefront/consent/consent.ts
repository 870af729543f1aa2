import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { PublicSettings } from '../../../contract/site.ts'
import { startAnalytics, stopAnalytics } from '../analytics/google-analytics.ts'
import { readConsent, writeConsent } from './consent-cookie.ts'
import { useWantedMap } from './map-consent.ts'

type Facts = Pick<PublicSettings, 'analyticsId' | 'consentDeclinedDays'>

/** Read only in the browser, because pages are the same for everyone. */
export function useConsent({ analyticsId, consentDeclinedDays }: Facts) {
  const [asking, setAsking] = useState(false)
  /** The last known answer. */
  const [answer, setAnswer] = useState<boolean>()
  const { wanted, want, forget } = useWantedMap()

  // Before the effects of the page, so that its first events are tracked.
  useLayoutEffect(() => {
    if (readConsent(document.cookie)) startAnalytics(analyticsId)
  }, [analyticsId])

  useEffect(() => {
    const stored = readConsent(document.cookie)
    // An urgent update would empty parts whose code is still loading, so the map has to wait for them.
    startTransition(() => setAnswer(stored))
    setAsking(stored === undefined)
  }, [])

  const follow = useCallback(
    (accepted: boolean) => {
      if (accepted) startAnalytics(analyticsId)
      else {
        stopAnalytics(analyticsId)
        forget()
      }
      setAnswer(accepted)
      setAsking(false)
    },
    [analyticsId, forget],
  )

  // The question may have been answered in another tab.
  useEffect(() => {
    const look = () => {
      const stored = readConsent(document.cookie)
      if (stored !== undefined && stored !== answer) follow(stored)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [answer, follow])

  const decide = (accepted: boolean) => {
    Reflect.set(document, 'cookie', writeConsent(accepted, consentDeclinedDays, location.protocol === 'https:'))
    follow(accepted)
  }
  const reopen = () => setAsking(true)
  const given = answer || wanted
  const map = useMemo(() => ({ given, give: want }), [given, want])
  return { asking, decided: answer !== undefined, decide, reopen, map }
}
