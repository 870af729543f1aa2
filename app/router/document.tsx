import { hash } from 'node:crypto'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { keptMarkup, writeAsShown } from '../ui/kept.tsx'
import { encodeText } from '../utf8.ts'
import { createByteStore } from './byte-store.ts'
import { withoutStream } from './data-stream-check.tsx'
import { createMarkup } from './kept-markup.tsx'
import { splitStart } from './late-start.ts'
import { type PageData, restoreData, writePageData } from './page-data.ts'
import { narrowManifest } from './page-manifest.ts'
import { releaseData } from './page-memory.ts'
import { addStyles } from './shop-styles.ts'
import type { Warn } from './warnings.ts'

type Page = {
  context: EntryContext
  url: string
  /** Null where the data could not bypass React Router's stream. */
  stored: PageData | null
  /** Whether everybody gets the same page. */
  isPublic?: boolean
  /** Whether the scripts are loaded after the first picture. */
  startsLate: boolean
  warn: Warn
}
type Document = {
  html: Buffer<ArrayBuffer>
  /** The same object for the same page. */
  madeOf: object
  loaderData: Record<string, unknown>
}

const mostBytes = 24 * 1024 * 1024
/** In pieces, of which kept parts are shared and count elsewhere. */
const pages = createByteStore<Buffer[]>(mostBytes)

/**
 * Pages are cached whole, so a page is rendered in one go: this is fastest, and its hashes can be computed. It follows from
 * its address and its data, and most changes of the shop leave both as they were: then it is the page of last time.
 */
export async function renderDocument(page: Page): Promise<Document> {
  const { url, stored, warn } = page
  const narrowed = narrowManifest(page.context, warn)
  if (!stored) return renderStreamed(narrowed, url)
  const ready = withoutStream(withData(narrowed, stored))
  const { loaderData, actionData, errors } = ready.staticHandlerContext
  const { text, leftOut } = writeAsShown(() => writePageData({ loaderData, actionData, errors }))
  const render = () => renderPieces(page, ready, encodeText(text))
  if (!page.isPublic || errors) return finish(render().pieces, loaderData)
  const key = hash('sha1', page.context.manifest.url + url + text + JSON.stringify(leftOut), 'base64')
  const known = pages.find(key)
  if (known) return finish(known, loaderData)
  const { pieces, bytes } = render()
  return finish(pages.keep(key, pieces, bytes), loaderData)
}

const finish = (pieces: Buffer[], loaderData: Document['loaderData']): Document => ({
  html: Buffer.concat(pieces),
  madeOf: pieces,
  loaderData,
})

function renderPieces({ url, startsLate, warn }: Page, ready: EntryContext, data: Buffer) {
  const markup = createMarkup()
  const page = renderToString(
    <keptMarkup.Provider value={markup.keep}>
      <ServerRouter context={ready} url={url} />
    </keptMarkup.Provider>,
  )
  releaseData(ready)
  const bytes = encodeText(`<!DOCTYPE html>${page}`)
  const { seen, start } = startsLate ? splitStart(bytes, warn) : { seen: [bytes], start: '' }
  const pieces = addStyles(addToEnd(seen.flatMap(markup.fill), [data, encodeText(start)]))
  return { pieces, bytes: bytes.length + data.length + start.length }
}

/** React Router's own rendering, with its scripts where it puts them: slower, but the page still hydrates. */
async function renderStreamed(context: EntryContext, url: string): Promise<Document> {
  const { loaderData } = context.staticHandlerContext
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />)
  await stream.allReady
  const html = Buffer.concat(addStyles([Buffer.from(await new Response(stream).arrayBuffer())]))
  return { html, madeOf: html, loaderData }
}

function withData(context: EntryContext, stored: PageData): EntryContext {
  const { staticHandlerContext } = context
  const loaderData = restoreData(stored, staticHandlerContext.loaderData)
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData } }
}

/** In bytes: cut and joined as text, a long page would be copied more than once. */
function addToEnd(pieces: Buffer[], added: Buffer[]): Buffer[] {
  const last = pieces.at(-1) ?? Buffer.alloc(0)
  const end = last.lastIndexOf('</body>')
  return [...pieces.slice(0, -1), last.subarray(0, end), ...added, last.subarray(end)]
}
