import type { Format } from './format.ts'

const boxes = ['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid', 'grpl', 'sidx', 'moof', 'mfra']

export const avif: Format = {
  name: 'AVIF',
  recognise: (bytes) => readBrands(bytes).some((brand) => brand === 'avif' || brand === 'avis'),
  findEnd(bytes) {
    let at = 0
    let hasPixels = false
    while (at + 8 <= bytes.length) {
      const type = bytes.toString('latin1', at + 4, at + 8)
      if (!boxes.includes(type)) break
      const end = findEndOfBox(bytes, at)
      if (end === undefined) return undefined
      hasPixels ||= type === 'mdat'
      at = end
    }
    return hasPixels ? at : undefined
  },
}

export const isHeic = (bytes: Buffer) =>
  !avif.recognise(bytes) && readBrands(bytes).some((brand) => /^he[iv]/.test(brand))

function readBrands(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  return brands
}

function findEndOfBox(bytes: Buffer, at: number): number | undefined {
  const short = bytes.readUInt32BE(at)
  if (short === 0) return bytes.length
  if (short === 1 && at + 16 > bytes.length) return undefined
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
  return size >= 8 && at + size <= bytes.length ? at + size : undefined
}
