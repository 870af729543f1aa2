import { Parser } from 'htmlparser2'

type Attributes = Record<string, string>
export type XmlHandler = {
  opens?(name: string, attributes: Attributes): void
  closes?(name: string): void
  text?(text: string): void
}

/** Reads a part of a workbook as it is unpacked; names are told without their prefix. Yields whenever a piece is read. */
export async function* readXml(pieces: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<undefined> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.opens?.(bare(name), attributes),
      onclosetag: (name) => handler.closes?.(bare(name)),
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

/** Letters that XML cannot hold stand as _x000D_ in a workbook. */
export const readEscapes = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
