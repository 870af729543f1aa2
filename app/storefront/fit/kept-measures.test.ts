import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mapMeasures } from '../../../contract/fit/measures.ts'

type Tab = typeof import('./kept-measures.ts')

let stored: string | null
let isFull: boolean

beforeEach(() => {
  stored = null
  isFull = false
  vi.spyOn(console, 'error').mockReturnValue()
  const setItem = (_: string, text: string) => {
    if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
    stored = text
  }
  const removeItem = () => {
    stored = null
  }
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem, removeItem })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The tabs of a browser share its storage, and nothing else. */
function openTab(): Promise<Tab> {
  vi.resetModules()
  return import('./kept-measures.ts')
}

const measured = (given: object) => ({ ...mapMeasures(() => null), ...given })

test('measures typed in two tabs are both kept', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.keepMeasure('spaceWidth', 240)
  other.keepMeasure('doorWidth', 76)
  one.keepMeasure('spaceWidth', 250)
  for (const tab of [one, other, await openTab()]) {
    expect(tab.readKeptMeasures()).toEqual(measured({ spaceWidth: 250, doorWidth: 76 }))
  }
})

test('measures that the browser does not store last as long as the page, and no older ones come back', async () => {
  const tab = await openTab()
  expect(tab.keepMeasure('spaceWidth', 240)).toBe(true)
  isFull = true
  expect(tab.keepMeasure('spaceWidth', 200)).toBe(false)
  expect(tab.areStored()).toBe(false)
  expect(tab.readKeptMeasures()).toEqual(measured({ spaceWidth: 200 }))
  isFull = false
  expect(tab.keepMeasure('doorWidth', 76)).toBe(true)
  expect((await openTab()).readKeptMeasures()).toEqual(measured({ spaceWidth: 200, doorWidth: 76 }))
})

test('forgotten measures are gone, also those that were not stored', async () => {
  const tab = await openTab()
  tab.keepMeasure('spaceWidth', 240)
  isFull = true
  tab.keepMeasure('spaceWidth', 200)
  expect(tab.forgetMeasures()).toBe(true)
  expect(tab.readKeptMeasures()).toBeNull()
  expect(stored).toBeNull()
})
