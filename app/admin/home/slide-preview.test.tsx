import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlideCard } from '../../ui/slide/slide-card.tsx'
import { holdsSomething } from '../../ui/slide/slide-rules.ts'
import { findPictures } from './slide-preview.tsx'

const words = { title: '', subTitle: '', ctaString: '', ctaUrl: '', style: 1, showOverlay: false }
const hash = 'a'.repeat(64)

test('a slide reserves the height of its picture while the picture is loading', () => {
  const slide = { ...words, ...findPictures({ imageHash: hash, mobileImageHash: null }, new Map()) }
  expect(holdsSomething(slide)).toBe(true)
  const html = renderToStaticMarkup(<SlideCard slide={slide} place={0} device="computer" />)
  expect(html).toMatch(/<img src="data:[^>]*class="slide-picture"/)
})

test('a slide without a picture has no placeholder', () => {
  expect(findPictures({ imageHash: null, mobileImageHash: null }, new Map())).toEqual({
    image: null,
    mobileImage: null,
  })
})
