import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { projectFolder } from '../project-folder.ts'

const fonts = join(projectFolder, 'server/platform/pdf/fonts')
export const regular = join(fonts, 'source-sans-3-regular.ttf')
export const bold = join(fonts, 'source-sans-3-semibold.ttf')

type Options = Pick<PDFKit.PDFDocumentOptions, 'size' | 'margin' | 'bufferPages'> & { title: string }
type OpenPdf = { page: PDFKit.PDFDocument; finish(): Promise<Buffer> }

/** A document with embedded fonts, to be drawn on. */
export async function openPdf({ title, ...options }: Options): Promise<OpenPdf> {
  // Loaded on demand: several megabytes of code, for documents that are seldom requested.
  const { default: PdfDocument } = await import('pdfkit')
  const about = { lang: 'en-GB', displayTitle: true, info: { Title: title } }
  const page = new PdfDocument({ font: regular, ...about, ...options })
  const written = buffer(page)
  return {
    page,
    finish: () => {
      page.end()
      return written
    },
  }
}
