import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** The parts of a mail's body: paragraphs, lists of facts, and quotes of other people's words. */
export type Part = string | { facts: Fact[] } | { quote: string }
export type Fact = { name: string; value: string; link?: string }

/** Writes a body as plain text and as HTML, in which all markup is ours; the mailer puts a document around it. */
export function writeMailBody(parts: Part[]): { body: string; html: string } {
  return { body: `${parts.map(writeText).join('\n\n')}\n`, html: String(writeHtml(parts)) }
}

function writeText(part: Part): string {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote.replace(/^/gm, '> ')
  return part.facts.map(({ name, value, link }) => `${nameLine(name)} ${value}${link ? `\n${link}` : ''}`).join('\n')
}

const writeHtml = (parts: Part[]) => html`${parts.map(writePart)}`

function writePart(part: Part): HtmlEscapedString | Promise<HtmlEscapedString> {
  if (typeof part === 'string') return html`<p style="white-space: pre-line">${part}</p>`
  if ('facts' in part) return html`<p>${part.facts.map(writeFact)}</p>`
  return html`<blockquote style="white-space: pre-wrap; border-left: 3px solid #a9a498; margin: 16px 0; padding-left: 16px">${part.quote}</blockquote>`
}

const writeFact = ({ name, value, link }: Fact) =>
  html`<strong>${nameLine(name)}</strong> ${link ? html`<a href="${link}">${value}</a>` : value}<br>`

/** A question needs no colon. */
const nameLine = (name: string) => (name.endsWith('?') ? name : `${name}:`)
