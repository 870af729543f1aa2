import { afterEach, expect, test, vi } from 'vitest'
import { noteView, readViews } from './stored-views.ts'

afterEach(() => vi.unstubAllGlobals())

function openStorage(text: string | null = null) {
  let stored = text
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, next: string) => (stored = next) })
}
const view = (n: number, variant = 'a') => ({
  productUuid: `p${n}`,
  variantUuid: `00000000-0000-4000-8000-${variant.repeat(10)}${n + 10}`,
})

test('the newest product comes first, once, with its last variant', () => {
  openStorage()
  for (const seen of [view(1), view(2), view(1, 'b')]) noteView(seen)
  expect(readViews()).toEqual([view(1, 'b'), view(2)])
})

test('only the last twelve products are kept', () => {
  openStorage()
  for (let n = 0; n < 20; n += 1) noteView(view(n))
  expect(readViews().map(({ productUuid }) => productUuid)).toEqual([...Array(12).keys()].map((n) => `p${19 - n}`))
})

test.each(['{', '7', '[null,{"productUuid":"p"}]', '[{"productUuid":"p","variantUuid":"v"}]'])(
  '%s holds no view',
  (text) => {
    openStorage(text)
    expect(readViews()).toEqual([])
  },
)
