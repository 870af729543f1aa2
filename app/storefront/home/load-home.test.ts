import { afterEach, expect, test, vi } from 'vitest'
import type { Slide } from '../../../contract/content.ts'
import type { Api } from '../../api.ts'
import { loadHome } from './load-home.ts'

const part = '../../ui/slide/slide-card.tsx'

const slide: Slide = {
  id: 's',
  style: 1,
  title: 'New sofas',
  subTitle: '',
  ctaString: '',
  ctaUrl: '',
  showOverlay: false,
  imageUrl: '',
  mobileImageUrl: null,
  image: null,
  mobileImage: null,
}
const api = {
  carousel: async () => [slide],
  homeRanges: async () => [],
  homeSections: async () => ({}),
} as unknown as Api

afterEach(() => {
  vi.doUnmock(part)
  vi.restoreAllMocks()
})

test('slides whose code does not arrive are left out, rather than shown empty', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.doMock(part, () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await loadHome({ api })).toMatchObject({ slides: [] })
  vi.doUnmock(part)
  vi.resetModules()
  expect(await loadHome({ api })).toMatchObject({ slides: [slide] })
})
