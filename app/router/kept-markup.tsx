import { hash, randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { encodeText } from '../utf8.ts'
import { createByteStore } from './byte-store.ts'
import { listClasses } from './shop-styles.ts'
import type { ClassSet } from './styles/class-sets.ts'
import { textOf } from './text-of.ts'

const maxBytes = 12 * 1024 * 1024
type Part = { bytes: Buffer; classes: ClassSet }
const kept = createByteStore<Part>(maxBytes)
/** The random part prevents a comment that staff wrote from being taken for a marker. */
const [opening, closing] = [`<!--${randomBytes(9).toString('base64url')} `, '-->']

/**
 * Caches the parts of a page that depend only on their facts. React writes a marker for each part, and `fill` replaces
 * it by the cached bytes, so that a part is neither rendered nor encoded again.
 */
export function createMarkup() {
  const parts: Part[] = []
  const keep = (facts: object, kind: string, render: () => ReactNode) => {
    const key = hash('sha1', kind + textOf(facts), 'base64')
    parts.push(kept.find(key) ?? keepPart(key, renderPart(render())))
    return `${opening}${parts.length - 1}${closing}`
  }
  const fill = (page: Buffer): Buffer[] => {
    const pieces: Buffer[] = []
    let end = 0
    for (let start = page.indexOf(opening); start >= 0; start = page.indexOf(opening, end)) {
      const close = page.indexOf(closing, start)
      const part = parts[Number(page.toString('latin1', start + opening.length, close))]
      pieces.push(page.subarray(end, start), ...(part ? [part.bytes] : []))
      end = close + closing.length
    }
    return [...pieces, page.subarray(end)]
  }
  return { keep, fill, parts }
}

const keepPart = (key: string, part: Part) => kept.keep(key, part, part.bytes.length)

/** Renders a part within a router, because its hooks expect one. */
function renderPart(part: ReactNode): Part {
  const markup = renderToString(<StaticRouter location="/">{part}</StaticRouter>)
  return { bytes: encodeText(markup.replace(preloads, '')), classes: listClasses(markup) }
}

/** React puts preload links for pictures in front of a part, which has no head: the browser would hydrate them as content. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/
