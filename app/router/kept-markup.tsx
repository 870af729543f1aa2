import { hash, randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { encodeText } from '../utf8.ts'
import { createByteStore } from './byte-store.ts'
import { textOf } from './text-of.ts'

const mostBytes = 12 * 1024 * 1024
const kept = createByteStore<Buffer>(mostBytes)
/** Nothing that somebody wrote can look like a mark. */
const [opening, closing] = [`<!--${randomBytes(9).toString('base64url')} `, '-->']

/**
 * The parts of one page that are the same wherever their facts are. React writes a mark for each; their bytes are put in its
 * place, so that they are neither rendered nor encoded again.
 */
export function createMarkup() {
  const parts: Buffer[] = []
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
      pieces.push(page.subarray(end, start), ...(part ? [part] : []))
      end = close + closing.length
    }
    return [...pieces, page.subarray(end)]
  }
  return { keep, fill }
}

const keepPart = (key: string, part: Buffer) => kept.keep(key, part, part.length)

/** Its hooks find a router, as in the page. */
function renderPart(part: ReactNode): Buffer {
  const markup = renderToString(<StaticRouter location="/">{part}</StaticRouter>)
  return encodeText(markup.replace(preloads, ''))
}

/** React asks for the pictures of what it renders in its head, which a part does not have: a browser would hydrate them as content. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/
