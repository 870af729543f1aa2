import { crc32, deflateSync } from 'node:zlib'

/** A ZIP archive with these entries; the content of each is its name. */
export function archive(...names: string[]): Buffer {
  let at = 0
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  for (const name of names) {
    const content = Buffer.from(name)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(content.length, 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt16LE(content.length, 22)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), head, content, content])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    bodies.push(body)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, tail, content]))
    at += body.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(names.length, 4)
  end.writeUInt16LE(names.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06'), end])
}

/** A PNG of a few bytes that decodes to a huge number of pixels. */
export function bombPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 })
  const chunks = [chunkPng('IHDR', head), chunkPng('IDAT', pixels), chunkPng('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunkPng(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
