import { useEffect, useEffectEvent } from 'react'

type EventName = 'view_item' | 'search' | 'generate_lead'

/** Sends an event if the shopper has consented: without consent there is no receiver, and the event is dropped. */
function trackEvent(name: EventName, params: Record<string, unknown>): void {
  window.sendToAnalytics?.('event', name, params)
}

/** Tracks something that is shown: once for each `about`, however often it is rendered. */
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
