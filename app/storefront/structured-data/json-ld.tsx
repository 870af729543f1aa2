import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../ui/hydrated.ts'

/**
 * Structured data for search engines, as text that React must not change. Search engines load a single document, so
 * only the server writes it, and it is removed when the shopper opens another page.
 */
export function JsonLd({ facts }: { facts: object | false }) {
  const { key } = useLocation()
  const [visit, leave] = useState(useHydrated() ? undefined : key)
  useEffect(() => {
    if (key !== visit) leave(undefined)
  }, [key, visit])
  if (key !== visit) return null
  const content = { dangerouslySetInnerHTML: { __html: import.meta.env.SSR && facts ? writeJsonLd(facts) : '' } }
  return <script type="application/ld+json" suppressHydrationWarning {...content} />
}

/** `<` is escaped, so that no text can end its script element. */
export function writeJsonLd(facts: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
}
