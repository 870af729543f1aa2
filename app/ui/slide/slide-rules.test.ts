import { expect, test } from 'vitest'
import type { Slide } from '../../../contract/content.ts'
import {
  chooseStyle,
  describePicture,
  hasButton,
  hasWords,
  holdsSomething,
  isDimmed,
  nameSlide,
} from './slide-rules.ts'

const slide = (facts: Partial<Slide> = {}): Slide => ({
  id: 'slide',
  style: 1,
  title: '',
  subTitle: '',
  ctaString: '',
  ctaUrl: '',
  imageUrl: '',
  image: null,
  mobileImageUrl: null,
  mobileImage: null,
  showOverlay: false,
  ...facts,
})

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [0, 1],
  [4, 1],
  [-1, 1],
  [2.5, 1],
  [Number.NaN, 1],
])('style %d is shown as %d', (style, shown) => {
  expect(chooseStyle(style)).toBe(shown)
})

test.each([
  [1, true, true],
  [2, true, true],
  [3, true, false],
  [4, true, true],
  [1, false, false],
])('style %d with overlay %s is dimmed: %s', (style, showOverlay, dimmed) => {
  expect(isDimmed({ style, showOverlay })).toBe(dimmed)
})

test('shows a text block as soon as it has a title, a text or a button', () => {
  for (const key of ['title', 'subTitle']) expect(hasWords(slide({ [key]: 'x' }))).toBe(true)
  expect(hasWords(slide({ ctaString: 'See them', ctaUrl: '/special-offers' }))).toBe(true)
  expect(hasWords(slide())).toBe(false)
  for (const key of ['ctaString', 'ctaUrl']) expect(hasWords(slide({ [key]: 'x' }))).toBe(false)
})

test('shows a button only with both its label and its address', () => {
  expect(hasButton(slide({ ctaString: 'See them' }))).toBe(false)
  expect(hasButton(slide({ ctaUrl: '/special-offers' }))).toBe(false)
  expect(hasButton(slide({ ctaString: 'See them', ctaUrl: '/special-offers' }))).toBe(true)
})

test('treats a slide without title, text or picture as empty', () => {
  expect([null, undefined, slide(), slide({ showOverlay: true })].filter(holdsSomething)).toEqual([])
  expect([slide({ title: 'Oak' }), slide({ imageUrl: '/media/a.webp' })].filter(holdsSomething)).toHaveLength(2)
})

test('describes a picture by the title or as a background, and names the slide by the picture’s alt text', () => {
  const picture = { hash: '', url: '', width: 8, height: 5, placeholder: '', focalX: 0.5, focalY: 0.5 }
  expect(describePicture(slide())).toBe('Carousel Background')
  expect(describePicture(slide({ title: 'Oak' }))).toBe('Oak')
  const table = { ...picture, alt: 'A table' }
  expect(describePicture(slide({ title: 'Oak', image: table }))).toBe('Oak')
  expect(describePicture(slide({ image: table }))).toBe('Carousel Background')
  expect(nameSlide(slide({ title: 'Oak', image: table }))).toBe('Oak')
  expect(nameSlide(slide({ image: table }))).toBe('A table')
  expect(nameSlide(slide())).toBe('Carousel Background')
})
