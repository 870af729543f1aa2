import { Parser } from 'htmlparser2'
import { badSheet } from '../faults.ts'
import { makeStorable } from '../storable-text.ts'

type Attributes = Record<string, string>
export type XmlHandler = {
  opens?(name: string, attributes: Attributes): void
  closes?(name: string): void
  text?(text: string): void
}

/** A workbook nests about ten tags. The limit keeps the parser fast, because it scans all open tags at each tag. */
const maxDepth = 100
const tooDeep = () =>
  badSheet('Its tags are nested deeper than those of any workbook. Please save it again and upload it once more.')

/** Parses a part of a workbook while it is unpacked; names come without their prefix. Yields after every piece. */
export async function* readXml(pieces: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<undefined> {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth++
        if (depth > maxDepth) throw tooDeep()
        handler.opens?.(bare(name), attributes)
      },
      onclosetag: (name) => {
        depth--
        handler.closes?.(bare(name))
      },
      ontext: (text) => handler.text?.(text),
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const piece of pieces) {
    parser.write(piece)
    yield
  }
  parser.end()
  yield
}

export async function readWholeXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(pieces, handler));
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * A workbook writes letters that XML cannot hold as _x000D_. What cannot be stored is dropped.
 */
export function readEscapes(text: string): string {
  const read = text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
  return makeStorable(read)
}
