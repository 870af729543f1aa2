type Props = { html: string; className: string }

/** The only way that HTML gets into a page: as the server rendered and sanitised it. */
export function Html({ html, className }: Props) {
  const content = { dangerouslySetInnerHTML: { __html: settleHeadings(html) } }
  return <div className={className} {...content} />
}

/** Renumbers headings from h2 on, below the title of the page, without a gap between levels. */
export function settleHeadings(html: string): string {
  const levels = [...new Set([...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => level))].sort()
  if (levels.length === 0) return html
  return html.replace(
    /<(\/?)h([1-6])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, levels.indexOf(level) + 2)}`,
  )
}
