import { expect, test } from 'vitest'
import type { CardView } from '../product-card/card-view.ts'
import { leaveOutShown } from './later-rows.ts'

const card = (uuid: string) => ({ uuid }) as CardView

test('a card that a change of the shop has moved is neither repeated nor missed', () => {
  const later = ['new', 'a', 'b', 'c', 'd'].map(card)
  expect(leaveOutShown(later, ['a', 'b', 'c'])).toEqual([card('new'), card('d')])
  expect(leaveOutShown(['a', 'c', 'd'].map(card), ['a', 'b', 'c'])).toEqual([card('d')])
})
