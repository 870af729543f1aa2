import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PieceState } from '../../../../contract/staff/walk.ts'
import type { KeptTap } from '../taps/kept-taps.ts'
import type { Taps } from '../taps/use-taps.ts'
import { UnseenTaps } from './unseen-taps.tsx'

const me = { uuid: 'me', name: 'Ann Holt' }
const at = '2026-11-20T10:00:00.000Z'
const gone: PieceState = {
  onDisplay: false,
  displayPlaceUuid: null,
  displayCheckedAt: '2026-11-20T10:05:00.000Z',
  stockState: null,
  orderWeeks: null,
  stockCheckedAt: null,
  isSold: false,
}

const tapOf = (variantUuid: string, part: Partial<KeptTap> = {}): KeptTap => ({
  serial: 1,
  key: variantUuid,
  variantUuid,
  at,
  pieceName: `Piece ${variantUuid}`,
  member: me,
  state: 'outdated',
  says: { fact: 'display', onDisplay: true, displayPlaceUuid: null },
  answer: { outcome: 'outdated', standing: gone, by: 'Ben Ash' },
  ...part,
})

function show(taps: KeptTap[], shown: string[]): string {
  const queue: Taps = {
    taps,
    memberUuid: me.uuid,
    obstacle: null,
    states: new Map(),
    tap: async () => {},
    drop: async () => {},
    takeOver: async () => {},
    sendNow: async () => {},
  }
  const pieces = shown.map((variantUuid) => ({ variantUuid }))
  return renderToStaticMarkup(<UnseenTaps shown={pieces} places={[]} taps={queue} />)
}

test('a conflict about a piece that is no longer listed is shown, with its name and both statements', () => {
  const html = show([tapOf('oak')], ['ash'])
  expect(html).toContain('Piece oak')
  expect(html).toContain('Ben Ash recorded “Not on display”')
})

test('a tap that was refused is shown although its piece has left the shop', () => {
  const { answer: _, ...refused } = tapOf('oak', { state: 'refused', refusal: 'There is no such variant.' })
  expect(show([refused], [])).toContain('There is no such variant.')
})

test('taps of listed pieces, waiting taps and those of a colleague are not shown', () => {
  const colleague = { uuid: 'ben', name: 'Ben Ash' }
  expect(show([tapOf('oak')], ['oak'])).toBe('')
  expect(show([tapOf('oak', { state: 'waiting' }), tapOf('elm', { member: colleague })], [])).toBe('')
})
