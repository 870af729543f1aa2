import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { PublicSettings } from '../../../contract/site.ts'
import { startAnalytics, stopAnalytics } from '../analytics/google-analytics.ts'
import { readConsent, writeConsent } from './consent-cookie.ts'

type Facts = Pick<PublicSettings, 'analyticsId' | 'consentDeclinedDays'>

/** Read in the browser alone: pages are the same for everyone. */
export function useConsent({ analyticsId, consentDeclinedDays }: Facts) {
  const [asking, setAsking] = useState(false)
  const [decided, setDecided] = useState(false)

  // Before the effects of the page, so that what it has to tell is heard.
  useLayoutEffect(() => {
    if (readConsent(document.cookie)) startAnalytics(analyticsId)
  }, [analyticsId])

  useEffect(() => {
    const isDecided = readConsent(document.cookie) !== undefined
    setDecided(isDecided)
    setAsking(!isDecided)
  }, [])

  const decide = useCallback(
    (accepted: boolean) => {
      Reflect.set(document, 'cookie', writeConsent(accepted, consentDeclinedDays, location.protocol === 'https:'))
      if (accepted) startAnalytics(analyticsId)
      else stopAnalytics(analyticsId)
      setDecided(true)
      setAsking(false)
    },
    [analyticsId, consentDeclinedDays],
  )
  const reopen = useCallback(() => setAsking(true), [])
  return { asking, decided, decide, reopen }
}
