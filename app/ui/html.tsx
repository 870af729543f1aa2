type Props = { html: string; className: string }

/** The only component that inserts HTML into a page: HTML that the server has rendered and sanitised. */
export function Html({ html, className }: Props) {
  const content = { dangerouslySetInnerHTML: { __html: settleHeadings(html) } }
  return <div className={className} {...content} />
}

/** Renumbers headings to start at h2, below the page's title, without gaps between levels. */
export function settleHeadings(html: string): string {
  const levels = [...new Set([...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => level))].sort()
  if (levels.length === 0) return html
  return html.replace(
    /<(\/?)h([1-6])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, levels.indexOf(level) + 2)}`,
  )
}
