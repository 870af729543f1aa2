import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { PublicSettings } from '../../../contract/site.ts'
import { startAnalytics, stopAnalytics } from '../analytics/google-analytics.ts'
import { readConsent, writeConsent } from './consent-cookie.ts'
import { useWantedMap } from './map-consent.ts'

type Facts = Pick<PublicSettings, 'analyticsId' | 'consentDeclinedDays'>

/** Read in the browser alone: pages are the same for everyone. */
export function useConsent({ analyticsId, consentDeclinedDays }: Facts) {
  const [asking, setAsking] = useState(false)
  const [decided, setDecided] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const { wanted, want, forget } = useWantedMap()

  // Before the effects of the page, so that its first events are tracked.
  useLayoutEffect(() => {
    if (readConsent(document.cookie)) startAnalytics(analyticsId)
  }, [analyticsId])

  useEffect(() => {
    const stored = readConsent(document.cookie)
    setAccepted(stored === true)
    setDecided(stored !== undefined)
    setAsking(stored === undefined)
  }, [])

  const decide = useCallback(
    (accepted: boolean) => {
      Reflect.set(document, 'cookie', writeConsent(accepted, consentDeclinedDays, location.protocol === 'https:'))
      if (accepted) startAnalytics(analyticsId)
      else {
        stopAnalytics(analyticsId)
        forget()
      }
      setAccepted(accepted)
      setDecided(true)
      setAsking(false)
    },
    [analyticsId, consentDeclinedDays, forget],
  )
  const reopen = useCallback(() => setAsking(true), [])
  const map = useMemo(() => ({ given: accepted || wanted, give: want }), [accepted, wanted, want])
  return { asking, decided, decide, reopen, map }
}
