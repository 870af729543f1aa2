import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from './html.ts'

type Render = (source: string) => string

export const marked = new Marked({ gfm: true, breaks: true, async: false })
const parse: Render = (source) => marked.parse(source, { async: false })

const allowed: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'ins', 'details', 'summary', 'picture'],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['align', 'colspan', 'rowspan', 'scope'],
    td: ['align', 'colspan', 'rowspan'],
  },
  allowedEmptyAttributes: ['alt', 'href', 'src'],
  // Addresses are judged below, where a refused one becomes an empty address instead of no attribute.
  allowedSchemes: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'],
  transformTags: {
    a: (tagName, { href, ...rest }) => ({
      tagName,
      attribs: { ...rest, ...(href !== undefined && { href: keepAddress(href) }), rel: 'noopener' },
    }),
    img: (tagName, { src, ...rest }) => ({
      tagName,
      attribs: { ...rest, ...(src !== undefined && { src: keepAddress(src) }), loading: 'lazy' },
    }),
  },
}

/** Turns staff's markdown, raw HTML included, into HTML that is safe to send to anyone. */
export function renderMarkdown(source: string, render: Render = parse): string {
  if (source.trim() === '') return ''
  try {
    return makeEmptyHeadersCells(sanitizeHtml(render(source), allowed)).trim()
  } catch (error) {
    const text = error instanceof Error && error.message ? error.message : 'Opps, something went wrong!'
    return `<h2>Markdown Error</h2><p>${escapeHtml(text)}</p>`
  }
}

/** A table's corner names nothing: as a header cell it would be read out as an empty one. */
const makeEmptyHeadersCells = (html: string) =>
  html.replace(headerCell, (cell, attributes: string, content: string) =>
    holdsWords(content) ? cell : `<td${attributes.replace(/ scope="[^"]*"/, '')}>${content}</td>`,
  )

const headerCell = /<th((?: [^>]*)?)>((?:(?!<\/?th\b).)*)<\/th>/gs
const holdsWords = (html: string) => /\salt="[^"]*[^"\s]/.test(html) || /\S/.test(html.replace(/<[^>]*>/g, ''))

const keptProtocol = /^(https?|ircs?|mailto|xmpp)$/i

function keepAddress(address: string): string {
  const colon = address.indexOf(':')
  const step = address.search(/[/?#]/)
  const relative = colon === -1 || (step !== -1 && step < colon)
  return relative || keptProtocol.test(address.slice(0, colon)) ? address : ''
}
