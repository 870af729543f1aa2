import { expect, onTestFinished, test, vi } from 'vitest'
import { isShopPage } from './redirect-from.ts'

test('a page with a secret in its address is opened as a new document', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  const isPage = (path: string) => isShopPage(new URL(path, 'https://shop.example'))
  expect(['/visit/key', '/Visit/key', '/shortlist/token'].filter(isPage)).toEqual([])
  const others = ['/visit', '/visit/', '/visit?variant=1', '/shortlist', '/store/visit/key']
  expect(others.filter(isPage)).toEqual(others)
})
