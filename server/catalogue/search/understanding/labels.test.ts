import { expect, test } from 'vitest'
import { readDemoVocabulary } from '../../../../tests/support/demo-vocabulary.ts'
import { understandQuery } from './understand.ts'

const shop = readDemoVocabulary()

/** What a shopper typed = the chip that says what was understood. */
const chips = (text: string) =>
  understandQuery(text, shop).constraints.map(({ span, label }) => `${text.slice(...span)} = ${label}`)

test.each([
  ['sofa between £1000 and £1300', 'between £1000 and £1300 = £1,000 to £1,300'],
  ['sofas £1200-£1600', '£1200-£1600 = £1,200 to £1,600'],
  ['sofa over £2000', 'over £2000 = Over £2,000'],
  ['sofa under £1000 over £500', 'under £1000 over £500 = £500 to £1,000'],
  ['sofa over £1000 under £500', 'over £1000 under £500 = Up to £500'],
  ['coffee table for under 400 quid', 'for under 400 quid = Up to £400'],
  ['ive got 500 to spend on a bed', 'ive got 500 to spend = Up to £500'],
  ['sofa 500ish', '500 = £400 to £600'],
  ['table 6\'6"', '6\'6" = About 198 cm'],
  ['sofa 2m wide', '2m wide = About 200 cm wide'],
  ['curtains 90 inch drop', '90 inch drop = About 229 cm high'],
  ['taller than 2m wardrobe', 'taller than 2m = Over 200 cm high'],
  ['wardrobe no smaller than 150cm wide', 'no smaller than 150cm wide = From 150 cm wide'],
  ['settee that fits 1.8m gap', 'fits 1.8m gap = Up to 180 cm wide'],
  ['sofa over 1.5m wide under 2m wide', 'over 1.5m wide under 2m wide = 150 cm to 200 cm wide'],
  ['compact sofa', 'compact = Small'],
  ['table for six', 'six = Seats 6'],
  ['dining table seats 6-8', 'seats 6-8 = Seats 6 to 8'],
  ['2-3 seater sofa', '2-3 seater = 2 to 3 seater'],
  ['3 seater', '3 seater = 3 seater'],
  ['set of 4 dining chairs', 'set of 4 = Set of 4'],
  ['2 door wardrobe', '2 door = 2 doors'],
  ['single wardrobe', 'single = 1 door'],
  ['bookcase with 1 shelf', '1 shelf = 1 shelf'],
  ['bigger than a double bed', 'bigger than a double = King or larger'],
  ['narrower than a king bed', 'narrower than a king = Double or smaller'],
  ['bed bigger than a king', 'bigger than a king = Super king'],
  ['grey or blue sofa', 'grey or blue = Grey or blue'],
  ['dark green sofa', 'dark green = Dark green'],
  ['blue ish rug', 'blue = Blue'],
  ['sofa not leather', 'not leather = Not leather'],
  ['greysofa', 'grey = Grey'],
  ['sofa through a doorway 75 cm wide', 'through a doorway 75 cm wide = Easy to carry in'],
  ['sofa that fits through 70cm door', 'through 70cm door = Easy to carry in'],
  ['nursery furniture', 'nursery furniture = Nursery Furniture'],
  ['élan sofá', 'sofá = Sofas'],
])('‘%s’ has the chip %s', (text, chip) => {
  expect(chips(text)).toContain(chip)
})

test('each side of a size has a chip of its own', () => {
  expect(chips('sofa 210W x 95D x 85H cm')).toEqual([
    'sofa = Sofas',
    '210W = About 210 cm wide',
    '95D = About 95 cm deep',
    '85H cm = About 85 cm high',
  ])
})
