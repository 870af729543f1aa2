import { afterEach, expect, test, vi } from 'vitest'
import { areStored, dropLink, keepLink, readLinks } from './stored-links.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let isFull = false

function openStorage() {
  let stored: string | null = null
  const setItem = (_: string, text: string) => {
    if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
    stored = text
  }
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem })
  vi.spyOn(console, 'error').mockReturnValue()
}

const link = (token: string) => ({ token, endKey: `end ${token}`, madeAt: '2026-11-30T10:00:00.000Z' })

test('links that a full browser does not store last as long as the page, each with its end key', () => {
  openStorage()
  keepLink(link('stored'))
  expect(areStored()).toBe(true)
  isFull = true
  keepLink(link('first'))
  expect(areStored()).toBe(false)
  keepLink(link('second'))
  expect(readLinks()).toEqual([link('second'), link('first'), link('stored')])
  expect(dropLink('second')).toEqual([link('first'), link('stored')])
  isFull = false
  expect(dropLink('stored')).toEqual([link('first')])
  expect(areStored()).toBe(true)
  expect(readLinks()).toEqual([link('first')])
})

test('an incomplete stored link is left out', () => {
  openStorage()
  localStorage.setItem('', JSON.stringify([null, { ...link('broken'), madeAt: 'once' }, link('whole')]))
  expect(readLinks()).toEqual([link('whole')])
})
