type Props = { html: string; className: string }

/** The one way HTML gets into a page: as the server made it of what staff wrote, already rid of all that is not safe. */
export function Html({ html, className }: Props) {
  const content = { dangerouslySetInnerHTML: { __html: html } }
  return <div className={className} {...content} />
}
