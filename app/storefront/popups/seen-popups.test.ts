import { expect, test } from 'vitest'
import type { Popup } from '../../../contract/content.ts'
import { hasAction } from '../../ui/popup-rules.ts'
import { addSeen, choosePopup, readSeen, seenKey } from './seen-popups.ts'

const empty: Popup = {
  id: 'a',
  title: '',
  message: '',
  messageHtml: '',
  imageUrl: null,
  image: null,
  previewImage: null,
  ctaString: '',
  ctaUrl: '',
}
const titled = (id: string) => ({ ...empty, id, title: `Title ${id}` })

test('shows the first pop-up not yet seen', () => {
  const popups = [titled('a'), titled('b'), titled('c')]
  expect(choosePopup(popups, [])?.id).toBe('a')
  expect(choosePopup(popups, ['a', 'c'])?.id).toBe('b')
  expect(choosePopup(popups, ['a', 'b', 'c'])).toBeUndefined()
  expect(choosePopup([], [])).toBeUndefined()
})

test('skips a pop-up with nothing to show', () => {
  const half = { ...empty, id: 'half', ctaString: 'Go' }
  expect(choosePopup([empty, half, titled('b')], [])?.id).toBe('b')
  expect(choosePopup([{ ...empty, imageUrl: '/media/x.webp' }], [])?.id).toBe('a')
  expect(choosePopup([{ ...empty, ctaString: 'Go', ctaUrl: '/find-us' }], [])?.id).toBe('a')
})

test('shows a button only with both its label and its address', () => {
  expect(hasAction({ ...empty, ctaString: 'Go' })).toBe(false)
  expect(hasAction({ ...empty, ctaUrl: '/find-us' })).toBe(false)
  expect(hasAction({ ...empty, ctaString: 'Go', ctaUrl: '/find-us' })).toBe(true)
})

test.each([null, '', 'no json', '{"a":1}', '7'])('reads a malformed list (%s) as an empty one', (stored) => {
  expect(readSeen(stored)).toEqual([])
  expect(addSeen(stored, 'a')).toBe('["a"]')
})

test('records each pop-up once, in a list called seen_popups', () => {
  expect(seenKey).toBe('seen_popups')
  expect(addSeen('["a"]', 'b')).toBe('["a","b"]')
  expect(addSeen('["a","b"]', 'a')).toBe('["a","b"]')
})
