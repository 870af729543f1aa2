const entry = Buffer.from('PK\x01\x02')
const end = Buffer.from('PK\x05\x06')
const lengthOfEnd = 22

/** The names in a ZIP archive without leading or trailing data; undefined for anything else. */
export function listZip(bytes: Buffer): string[] | undefined {
  const at = bytes.lastIndexOf(end)
  if (at === -1 || at + lengthOfEnd > bytes.length || !bytes.subarray(0, 2).equals(end.subarray(0, 2))) return undefined
  const count = bytes.readUInt16LE(at + 10)
  const directory = bytes.readUInt32LE(at + 16)
  const directoryEnds = directory + bytes.readUInt32LE(at + 12)
  const archiveEnds = at + lengthOfEnd + bytes.readUInt16LE(at + 20)
  if (directoryEnds !== at || archiveEnds !== bytes.length) return undefined
  return listEntries(bytes.subarray(directory, at), count)
}

function listEntries(directory: Buffer, count: number): string[] | undefined {
  const names: string[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.subarray(at, at + 4).equals(entry)) {
    const lengthOfName = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + 46, at + 46 + lengthOfName))
    at += 46 + lengthOfName + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return at === directory.length && names.length === count ? names : undefined
}
