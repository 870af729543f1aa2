/** The characters for which a TrueType font has a glyph, read from its `cmap` table: of Unicode, formats 4 and 12. */
export function readCharacters(font: Buffer): Set<number> {
  const cmap = findTable(font, 'cmap')
  const characters = new Set<number>()
  for (let place = 0; place < cmap.readUInt16BE(2); place++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + 8 * place))
    const format = subtable.readUInt16BE(0)
    if (format === 4) addSegments(characters, subtable)
    if (format === 12) addGroups(characters, subtable)
  }
  return characters
}

function findTable(font: Buffer, tag: string): Buffer {
  for (let place = 0; place < font.readUInt16BE(4); place++) {
    const entry = 12 + 16 * place
    if (font.toString('latin1', entry, entry + 4) === tag) return font.subarray(font.readUInt32BE(entry + 8))
  }
  throw new Error(`The font has no table ${tag}.`)
}

/** Format 4: segments of the first 65,536 characters. A glyph is named by a difference, or by a place in a list. */
function addSegments(characters: Set<number>, table: Buffer): void {
  const segments = table.readUInt16BE(6) / 2
  const column = (place: number) => 14 + (place === 0 ? 0 : 2) + 2 * segments * place
  for (let segment = 0; segment < segments; segment++) {
    const read = (place: number) => table.readUInt16BE(column(place) + 2 * segment)
    const [end, start, delta, offset] = [read(0), read(1), read(2), read(3)]
    for (let character = start; character <= end && character < 0xffff; character++) {
      const listed = column(3) + 2 * segment + offset + 2 * (character - start)
      const glyph = offset === 0 ? character : table.readUInt16BE(listed)
      const hasGlyph = offset === 0 ? (glyph + delta) % 0x10000 !== 0 : glyph !== 0
      if (hasGlyph) characters.add(character)
    }
  }
}

/** Format 12: groups of characters in sequence, each with the glyph of its first. */
function addGroups(characters: Set<number>, table: Buffer): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const entry = 16 + 12 * group
    const [start, end, glyph] = [0, 4, 8].map((offset) => table.readUInt32BE(entry + offset))
    for (let character = start ?? 0; character <= (end ?? -1); character++)
      if (character - (start ?? 0) + (glyph ?? 0) !== 0) characters.add(character)
  }
}
