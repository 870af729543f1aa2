import { expect, test } from 'vitest'
import { pictureWidths } from '../../contract/media.ts'
import { findPlain, listSizes, madeWidths, place, smallestWidth } from './picture.tsx'

const picture = {
  hash: 'ab',
  url: '/media/ab.webp',
  width: 1000,
  height: 750,
  alt: '',
  placeholder: '#ddd',
  focalX: 0.5,
  focalY: 0.5,
}

test('requests the widths that the server makes', () => {
  expect(madeWidths).toEqual([...pictureWidths])
  expect(smallestWidth).toBe(pictureWidths[0])
})

test('offers no size above the picture’s own', () => {
  expect(listSizes(picture, 'avif')).toBe('/media/ab-320.avif 320w, /media/ab-640.avif 640w, /media/ab-960.avif 960w')
  expect(listSizes({ ...picture, width: 319 }, 'webp')).toBeUndefined()
})

test('offers no size above the one that is shown', () => {
  expect(listSizes(picture, 'webp', { largest: 640 })).toBe('/media/ab-320.webp 320w, /media/ab-640.webp 640w')
})

test('offers no size below what any window needs, unless the picture has no other', () => {
  expect(listSizes(picture, 'avif', { smallest: 640 })).toBe('/media/ab-640.avif 640w, /media/ab-960.avif 960w')
  expect(listSizes({ ...picture, width: 500 }, 'avif', { smallest: 960 })).toBe('/media/ab-320.avif 320w')
})

test('shows a picture smaller than every made width at its own size', () => {
  expect(findPlain({ ...picture, width: 200 })).toBe('/media/ab.webp')
  expect(findPlain(picture)).toBe('/media/ab-960.webp')
})

test('keeps the focal point in view', () => {
  expect(place({ ...picture, focalX: 0.25, focalY: 1 })).toEqual({
    backgroundColor: '#ddd',
    objectPosition: '25% 100%',
  })
  expect(place(picture).objectPosition).toBeUndefined()
})
