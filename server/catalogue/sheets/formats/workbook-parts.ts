import { badSheet } from '../faults.ts'
import { describePackage } from './kinds.ts'
import { type NumberFormat, readFormat } from './number-formats.ts'
import { broken, type WorkbookPackage } from './workbook-package.ts'
import { readEscapes, readWholeXml } from './workbook-xml.ts'

export type Workbook = { sheets: SheetPart[]; strings: string[]; formats: NumberFormat[]; from1904: boolean }
type SheetPart = { name: string; isHidden: boolean; path: string }

/** Shared data that cells refer to, and the sheets in order. */
export async function readParts(file: WorkbookPackage): Promise<Workbook> {
  if (!file.names.includes('[content_types].xml')) throw badSheet(describePackage(file.names))
  const [path] = [...(await readLinks(file, '')).values()].filter(({ type }) => type === 'officeDocument')
  if (!path?.target.endsWith('.xml')) throw badSheet(describePackage(file.names))
  const links = await readLinks(file, path.target)
  const find = (type: string) => [...links.values()].find((link) => link.type === type)?.target
  const { sheets, from1904 } = await readSheetList(file, path.target)
  return {
    sheets: sheets.flatMap(({ id, ...sheet }) => {
      const link = links.get(id)
      return link?.type === 'worksheet' ? [{ ...sheet, path: link.target }] : []
    }),
    strings: await readStrings(file, find('sharedStrings')),
    formats: await readFormats(file, find('styles')),
    from1904,
  }
}

type Link = { type: string; target: string }

/** The targets of a part's references, by their ids. */
async function readLinks(file: WorkbookPackage, part: string): Promise<Map<string, Link>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const links = new Map<string, Link>()
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`
  await readWholeXml(file.read(path), {
    opens: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      links.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolveTarget(folder, Target) })
    },
  })
  return links
}

/** The path of a part; an invalid address matches none. */
function resolveTarget(folder: string, target: string): string {
  try {
    return decodeURI(new URL(target, `zip:/${folder}`).pathname.slice(1))
  } catch {
    throw broken()
  }
}

async function readSheetList(file: WorkbookPackage, path: string) {
  const sheets: { id: string; name: string; isHidden: boolean }[] = []
  let from1904 = false
  await readWholeXml(file.read(path), {
    opens: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (name === 'sheet' && id) sheets.push({ id, ...nameSheet(attributes, sheets.length) })
    },
  })
  if (sheets.length === 0) throw broken()
  return { sheets, from1904 }
}

const maxNameLength = 200

const nameSheet = ({ name = '', state = 'visible' }: Record<string, string>, place: number) => ({
  name: readEscapes(name).trim().slice(0, maxNameLength) || `Sheet ${place + 1}`,
  isHidden: state !== 'visible',
})

async function readStrings(file: WorkbookPackage, path: string | undefined): Promise<string[]> {
  const strings: string[] = []
  let current = ''
  let inText = false
  let aside = false
  if (path === undefined) return strings
  await readWholeXml(file.read(path), {
    opens: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') aside = true
      inText = name === 't' && !aside
    },
    text: (text) => {
      if (inText) current += text
    },
    closes: (name) => {
      if (name === 'si') strings.push(readEscapes(current))
      if (name === 'rPh') aside = false
      inText = false
    },
  })
  return strings
}

async function readFormats(file: WorkbookPackage, path: string | undefined): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let inCells = false
  if (path === undefined) return formats
  await readWholeXml(file.read(path), {
    opens: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) formats.push(readFormat(Number(numFmtId), codes))
    },
    closes: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}
