import { expect, test } from 'vitest'
import { maxBinnedPerKind } from '../../../contract/staff/content.ts'
import { describeLeftOut } from './left-out.ts'

const list = (kind: 'product' | 'brand', amount: number) => Array.from({ length: amount }, () => ({ kind }))

test('the bin names the kinds of which it may hold more than it lists', () => {
  expect(describeLeftOut(list('product', maxBinnedPerKind - 1))).toBe('')
  expect(describeLeftOut([...list('product', maxBinnedPerKind), ...list('brand', 3)])).toBe(
    'Only the newest 200 products are listed. Older ones are found in the history.',
  )
})
