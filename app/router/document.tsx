import { hash } from 'node:crypto'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { keptMarkup, writeAsShown } from '../ui/kept.tsx'
import { encodeText } from '../utf8.ts'
import { createByteStore } from './byte-store.ts'
import { withoutStream } from './data-stream-check.tsx'
import { splitStart } from './deferred-start.ts'
import { createMarkup } from './kept-markup.tsx'
import { type PackedPage, packPage, unpackPage } from './packed-page.ts'
import { type PageData, restoreData, writePageData } from './page-data.ts'
import { narrowManifest } from './page-manifest.ts'
import { releaseData } from './page-memory.ts'
import { addStyles, chooseStyles, listClasses, wholeStyles } from './shop-styles.ts'
import type { Warn } from './warnings.ts'

type Page = {
  context: EntryContext
  url: string
  /** Null if the data could not bypass React Router's stream. */
  stored: PageData | null
  /** Whether everybody gets the same page. */
  isPublic?: boolean
  /** Whether the scripts are loaded after the first picture. */
  defersStart: boolean
  warn: Warn
}
type Document = {
  html: Buffer<ArrayBuffer>
  /** The same object for each response with this page: the hashes of the page are cached by it. */
  madeOf: object
  /** The inlined styles, as the page's policy allows them. */
  styles: string[]
  loaderData: Record<string, unknown>
}

const maxBytes = 4 * 1024 * 1024
/** The estimated size of a cached page besides its own bytes. Its shared parts and styles count towards other caches. */
const overhead = 1024
type KeptPage = { packed: PackedPage; styles: string[] }
const pages = createByteStore<KeptPage>(maxBytes)

/**
 * Pages are cached whole, so a page is rendered synchronously: this is fastest, and lets its hashes be computed. A
 * public page depends only on its address and its data, and most changes in the shop change neither: then the cached
 * page is returned.
 */
export async function renderDocument(page: Page): Promise<Document> {
  const { url, stored, warn } = page
  const narrowed = narrowManifest(page.context, warn)
  if (!stored) return renderStreamed(narrowed, url)
  const ready = withoutStream(withData(narrowed, stored))
  const { loaderData, actionData, errors } = ready.staticHandlerContext
  const { text, leftOut } = writeAsShown(() => writePageData({ loaderData, actionData, errors }))
  const render = () => renderPieces(page, ready, encodeText(text))
  if (!page.isPublic || errors) return { ...joinPage(render()), loaderData }
  const key = hash('sha1', page.context.manifest.url + url + text + JSON.stringify(leftOut), 'base64')
  const known = pages.find(key)
  if (known) return { html: unpackPage(known.packed), madeOf: known, styles: known.styles, loaderData }
  const rendered = render()
  const packed = packPage(rendered.pieces, rendered.shared)
  const kept = pages.keep(key, { packed, styles: rendered.styles }, packed.own.length + overhead)
  return { ...joinPage(rendered), madeOf: kept, loaderData }
}

type Rendered = {
  pieces: Buffer[]
  styles: string[]
  /** The pieces that pages share. */
  shared: Set<Buffer>
}

function joinPage({ pieces, styles }: Pick<Rendered, 'pieces' | 'styles'>) {
  const html = Buffer.concat(pieces)
  return { html, madeOf: html, styles }
}

function renderPieces({ url, defersStart, warn }: Page, ready: EntryContext, data: Buffer): Rendered {
  const { keep, fill, parts } = createMarkup()
  const page = renderToString(
    <keptMarkup.Provider value={keep}>
      <ServerRouter context={ready} url={url} />
    </keptMarkup.Provider>,
  )
  releaseData(ready)
  const bytes = encodeText(`<!DOCTYPE html>${page}`)
  const { seen, start } = defersStart ? splitStart(bytes, warn) : { seen: [bytes], start: '' }
  const pieces = addToEnd(seen.flatMap(fill), [data, encodeText(start)])
  // Only a deferred start loads the whole stylesheet: without one, the page has to contain all of it.
  const choose = () => (start ? chooseStyles([listClasses(page), ...parts.map(({ classes }) => classes)]) : wholeStyles)
  const { added, ...styled } = addStyles(pieces, choose)
  return { ...styled, shared: new Set([...parts.map(({ bytes }) => bytes), ...added]) }
}

/** React Router's own rendering, with its scripts in place: slower, but the page hydrates. */
async function renderStreamed(context: EntryContext, url: string): Promise<Document> {
  const { loaderData } = context.staticHandlerContext
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />)
  await stream.allReady
  const page = Buffer.from(await new Response(stream).arrayBuffer())
  return { ...joinPage(addStyles([page], () => wholeStyles)), loaderData }
}

function withData(context: EntryContext, stored: PageData): EntryContext {
  const { staticHandlerContext } = context
  const loaderData = restoreData(stored, staticHandlerContext.loaderData)
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData } }
}

/** Inserts bytes before `</body>`. With strings, a long page would be copied more than once. */
function addToEnd(pieces: Buffer[], added: Buffer[]): Buffer[] {
  const last = pieces.at(-1) ?? Buffer.alloc(0)
  const end = last.lastIndexOf('</body>')
  return [...pieces.slice(0, -1), last.subarray(0, end), ...added, last.subarray(end)]
}
