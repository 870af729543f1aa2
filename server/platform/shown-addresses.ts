import sanitizeHtml from 'sanitize-html'
import { allowed, keepAddresses, parse } from './markdown.ts'

/** A link or a picture as shoppers get it: its address is empty if `written`, the one in the text, is refused. */
export type ShownAddress = { tag: 'a' | 'img'; words: string; written: string; address: string }

/** All links and pictures of a text, read from its rendered form, so that code is left out. */
export function listShownAddresses(source: string): ShownAddress[] {
  const shown: ShownAddress[] = []
  const mark = (tag: 'a' | 'img', name: string) => (_: string, attributes: sanitizeHtml.Attributes) => {
    const { tagName, attribs } = keepAddresses[tag](tag, attributes)
    return { tagName, attribs: { ...attribs, [asWritten]: attributes[name] ?? '', [before]: String(shown.length) } }
  }
  const note = (frame: sanitizeHtml.IFrame) => {
    const found = readFrame(frame, shown)
    if (found) shown.push(found)
    return false
  }
  sanitizeHtml(render(source), {
    ...allowed,
    allowedAttributes: { a: ['href', asWritten, before], img: ['src', 'alt', asWritten, before] },
    transformTags: { a: mark('a', 'href'), img: mark('img', 'src') },
    exclusiveFilter: note,
  })
  return shown
}

const asWritten = 'data-written'
const before = 'data-before'

/** A link's words include the alt texts of its pictures, which were read before the link. */
function readFrame({ tag, text, attribs }: sanitizeHtml.IFrame, shown: ShownAddress[]): ShownAddress | undefined {
  const written = attribs[asWritten] ?? ''
  if (tag === 'img') return { tag, words: attribs.alt ?? '', written, address: attribs.src ?? '' }
  if (tag !== 'a') return undefined
  const within = shown.slice(Number(attribs[before])).filter((address) => address.tag === 'img')
  const words = [text, ...within.map((picture) => picture.words)].join(' ')
  return { tag, words, written, address: attribs.href ?? '' }
}

/** A text that cannot be rendered has no links: shoppers see only an error. */
function render(source: string): string {
  try {
    return parse(source)
  } catch {
    return ''
  }
}
