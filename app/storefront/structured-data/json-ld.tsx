import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../ui/hydrated.ts'

/**
 * Facts for search engines, as text that React must leave as it is. They are read, never run; and by programs that load
 * one document: the server alone writes them, and they go with the page that they are about.
 */
export function JsonLd({ facts }: { facts: object | false }) {
  const { key } = useLocation()
  const [visit, leave] = useState(useHydrated() ? undefined : key)
  useEffect(() => {
    if (key !== visit) leave(undefined)
  }, [key, visit])
  if (key !== visit) return null
  const content = { dangerouslySetInnerHTML: { __html: facts ? writeJsonLd(facts) : '' } }
  return <script type="application/ld+json" suppressHydrationWarning {...content} />
}

/** `<` is escaped, so that no text can end the element it stands in. */
export function writeJsonLd(facts: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
}
