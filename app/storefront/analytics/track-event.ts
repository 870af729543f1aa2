type EventName = 'view_item' | 'search' | 'generate_lead'

/** Told only after consent: until then there is nothing to tell it to, and it is not kept. */
export function trackEvent(name: EventName, params: Record<string, unknown>): void {
  window.tellAnalytics?.('event', name, params)
}

declare global {
  interface Window {
    tellAnalytics?: (...command: unknown[]) => void
    dataLayer?: unknown[]
  }
}
