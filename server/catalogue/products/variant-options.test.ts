import { expect, test } from 'vitest'
import type { Picture } from '../../../contract/media.ts'
import { showPicture } from '../../media/pictures.ts'
import { listOptions } from './variant-options.ts'

const property = { id: 1, name: 'Colour', position: 0 }
const rows = ['#8e9a85', '#94462a', null].map((swatch, place) => {
  const id = place + 1
  return { id, name: `Value ${id}`, swatch, position: place, rank: place, property }
})
const values = new Map(rows.map((row) => [row.id, row]))

const picture = (hash: string, width = 1600) =>
  showPicture({ hash, width, height: width, alt: '', placeholder: '#000000', focalX: 0.5, focalY: 0.5 })
const unmeasured = {
  widthCm: null,
  heightCm: null,
  depthCm: null,
  packedWidthCm: null,
  packedHeightCm: null,
  packedDepthCm: null,
  heightWithoutLegsCm: null,
  widthWithoutArmsCm: null,
  diagonalDepthCm: null,
}
type Given = { valueIds?: number[]; pictures?: Picture[] }
const list = (...variants: Given[]) =>
  listOptions(
    { values },
    variants.map((variant, place) => ({
      uuid: `${place}`,
      name: '',
      valueIds: [],
      pictures: [],
      ...unmeasured,
      ...variant,
    })),
  ).map(({ swatch, imageUrl }) => swatch ?? imageUrl)

test('options show their colours where they differ in that', () => {
  expect(list({ valueIds: [1, 3] }, { valueIds: [2] }, { valueIds: [3], pictures: [picture('a')] })).toEqual([
    '#8e9a85',
    '#94462a',
    null,
  ])
})

test('options of one colour show their pictures where they differ in that', () => {
  const pictures = [picture('a'), picture('detail')]
  expect(list({ valueIds: [1], pictures }, { valueIds: [1], pictures: [picture('b', 200)] })).toEqual([
    '/media/a-320.webp',
    '/media/b.webp',
  ])
  expect(list({ pictures }, { pictures })).toEqual([null, null])
  expect(list({ pictures }, {})).toEqual([null, null])
})
