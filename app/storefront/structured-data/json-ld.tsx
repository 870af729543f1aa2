/** Facts for search engines, as text that React must leave as it is. They are read, never run. */
export function JsonLd({ facts }: { facts: object }) {
  const content = { dangerouslySetInnerHTML: { __html: writeJsonLd(facts) } }
  return <script type="application/ld+json" {...content} />
}

/** `<` is escaped, so that no text can end the element it stands in. */
export function writeJsonLd(facts: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
}
