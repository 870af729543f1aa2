/** A piece of a line: where it begins, in points from the left edge. */
export type PdfCell = { x: number; text: string }
export type PdfLine = { cells: PdfCell[]; bold?: boolean; size?: number /** Room above, in points. */; above?: number }
type PdfText = { title: string; lines: PdfLine[] /** Repeated at the top of every page. */; head: PdfLine }

const [width, height, margin] = [595, 842, 50]
const normal = 9
const leading = 1.5

/** A document of lines on A4, in Helvetica, which every reader has. */
export function writePdf({ title, lines, head }: PdfText): Buffer {
  const pages = cutPages(head, lines)
  const first = 5
  const kids = pages.map((_, place) => `${first + place * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    describeFont('Helvetica'),
    describeFont('Helvetica-Bold'),
    ...pages.flatMap((drawn, place) => {
      const content = `${drawn}${drawFoot(title, place + 1, pages.length)}`
      const fonts = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${fonts} /Contents ${first + place * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    `<< /Title <${writeUtf16(title)}> >>`,
  ]
  return joinObjects(objects)
}

const describeFont = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

function cutPages(head: PdfLine, lines: PdfLine[]): string[] {
  const pages: string[] = []
  let drawn = ''
  let y = 0
  const put = (line: PdfLine) => {
    const size = line.size ?? normal
    y -= (line.above ?? 0) + size * leading
    drawn += drawLine(line, size, y)
  }
  const turn = () => {
    if (drawn) pages.push(drawn)
    drawn = ''
    y = height - margin
    put(head)
  }
  turn()
  for (const line of lines) {
    if (y < margin + 40 + (line.above ?? 0)) turn()
    put(line)
  }
  pages.push(drawn)
  return pages
}

const drawLine = ({ cells, bold }: PdfLine, size: number, y: number) =>
  cells
    .map(({ x, text }) => `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${y.toFixed(1)} Td <${writeWinAnsi(text)}> Tj ET\n`)
    .join('')

const drawFoot = (title: string, page: number, pages: number) =>
  drawLine({ cells: [{ x: margin, text: `${title}, page ${page} of ${pages}` }] }, 8, margin / 2)

/** The bytes 0x80 to 0x9f of the encoding; the others are those of Latin-1. */
const more = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** A letter that the encoding lacks loses its accents, or becomes a question mark. */
const writeWinAnsi = (text: string) =>
  [...text.replace(/\s/gu, ' ')]
    .map((letter) => hex(byteOf(letter) ?? byteOf(letter.normalize('NFD').charAt(0)) ?? 63))
    .join('')

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code
  const place = letter === ' ' ? -1 : more.indexOf(letter)
  return place < 0 ? undefined : 0x80 + place
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

const writeUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')

/** The file: the objects, and a table of where each begins. */
function joinObjects(objects: string[]): Buffer {
  let file = '%PDF-1.7\n'
  const starts = objects.map((object, place) => {
    const start = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  return Buffer.from(`${file}${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1')
}
