import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { encodeText } from '../utf8.ts'
import { withoutStream } from './data-stream-check.tsx'
import { splitStart } from './late-start.ts'
import { type PageData, restoreData, writePageData } from './page-data.ts'
import { narrowManifest } from './page-manifest.ts'
import { releaseData } from './page-memory.ts'
import type { Warn } from './warnings.ts'

type Page = {
  context: EntryContext
  url: string
  /** Null where the data could not bypass React Router's stream. */
  stored: PageData | null
  /** Whether the scripts are loaded after the first picture. */
  startsLate: boolean
  warn: Warn
}
type Document = { html: Buffer<ArrayBuffer>; loaderData: Record<string, unknown> }

/** Pages are cached whole, so a page is rendered in one go: this is fastest, and its hashes can be computed. */
export async function renderDocument({ context, url, stored, startsLate, warn }: Page): Promise<Document> {
  const narrowed = narrowManifest(context, warn)
  if (!stored) return renderStreamed(narrowed, url)
  const ready = withoutStream(withData(narrowed, stored))
  const { loaderData, actionData, errors } = ready.staticHandlerContext
  const page = renderToString(<ServerRouter context={ready} url={url} />)
  releaseData(ready)
  const data = writePageData({ loaderData, actionData, errors })
  const split = (bytes: Buffer) => (startsLate ? splitStart(bytes, warn) : { seen: [bytes], start: '' })
  return { html: joinPage(split(encodeText(`<!DOCTYPE html>${page}`)), data), loaderData }
}

/** React Router's own rendering, with its scripts where it puts them: slower, but the page still hydrates. */
async function renderStreamed(context: EntryContext, url: string): Promise<Document> {
  const { loaderData } = context.staticHandlerContext
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />)
  await stream.allReady
  return { html: Buffer.from(await new Response(stream).arrayBuffer()), loaderData }
}

function withData(context: EntryContext, stored: PageData): EntryContext {
  const { staticHandlerContext } = context
  const loaderData = restoreData(stored, staticHandlerContext.loaderData)
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData } }
}

/** In bytes: cut and joined as text, a long page would be copied more than once. */
function joinPage({ seen, start }: ReturnType<typeof splitStart>, data: string): Buffer<ArrayBuffer> {
  const before = seen.slice(0, -1)
  const last = seen.at(-1) ?? Buffer.alloc(0)
  const end = last.lastIndexOf('</body>')
  return Buffer.concat([...before, last.subarray(0, end), encodeText(data + start), last.subarray(end)])
}
