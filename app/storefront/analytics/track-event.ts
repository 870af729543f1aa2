import { useEffect, useEffectEvent } from 'react'

type EventName = 'view_item' | 'search' | 'generate_lead'

/** Told only after consent: until then there is nothing to tell it to, and it is not kept. */
function trackEvent(name: EventName, params: Record<string, unknown>): void {
  window.sendToAnalytics?.('event', name, params)
}

/** Tells of something that is shown: once for each `about`, however often it is drawn. */
export function useShownEvent(name: EventName, about: string, params: Record<string, unknown>): void {
  const track = useEffectEvent(() => trackEvent(name, params))
  useEffect(() => {
    if (about) track()
  }, [about])
}

declare global {
  interface Window {
    sendToAnalytics?: (...command: unknown[]) => void
    dataLayer?: unknown[]
  }
}
