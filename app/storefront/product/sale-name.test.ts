import { expect, test } from 'vitest'
import { nameSale } from './sale-name.ts'

test.each([
  ['20% off', 'Finishing Touches', '20% off: Finishing Touches'],
  ['Winter sale', 'Winter Sale', 'Winter Sale'],
  ['Winter sale', 'Winter', 'Winter sale'],
  ['Sale', 'Summer sale of beds', 'Summer sale of beds'],
])('the badge %s of the sale %s reads %s', (badge, name, shown) => {
  expect(nameSale({ badge, name })).toBe(shown)
})
