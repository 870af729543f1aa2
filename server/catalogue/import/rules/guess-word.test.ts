import { expect, test } from 'vitest'
import type { WordRule } from '../../../../contract/staff/import-rules.ts'
import { openGuess } from './guess-word.ts'

const places: [string, string][] = [
  ...(['Sofas', 'Corner Sofas', 'Armchairs', 'Footstools & Benches'].map((name) => ['Sofas & Chairs', name]) as [
    string,
    string,
  ][]),
  ...(['Dining Tables', 'Dining Chairs & Benches', 'Coffee & Side Tables', 'Home Office'].map((name) => [
    'Dining & Living',
    name,
  ]) as [string, string][]),
  ...(['Roman Blinds', 'Roller Blinds'].map((name) => ['Curtains & Blinds', name]) as [string, string][]),
  ...(['Bed Frames', 'Wardrobes'].map((name) => ['Bedroom', name]) as [string, string][]),
]
const guess = openGuess(places.map(([of, name]) => ({ kind: 'category', to: `${of} > ${name}`, name, of })))

test.each([
  ['Dining > Chairs', 'Dining & Living > Dining Chairs & Benches'],
  ['Furniture > Dining Room > Chairs', 'Dining & Living > Dining Chairs & Benches'],
  ['Dining > Tables', 'Dining & Living > Dining Tables'],
  ['Living > Coffee Tables', 'Dining & Living > Coffee & Side Tables'],
  ['Lounge > Lamp Tables', 'Dining & Living > Coffee & Side Tables'],
  ['Living > Chairs', 'Sofas & Chairs > Armchairs'],
  ['Living > Occasional Chairs', 'Sofas & Chairs > Armchairs'],
  ['Garden > Sofas', 'Sofas & Chairs > Sofas'],
  ['Bedroom > Wardrobes', 'Bedroom > Wardrobes'],
  ['Upholstery > Corner Units', 'Sofas & Chairs > Corner Sofas'],
  ['Sofas > Corner Units', 'Sofas & Chairs > Corner Sofas'],
  ['Sofas > Corner', 'Sofas & Chairs > Corner Sofas'],
  ['Upholstery > 3 Seaters', 'Sofas & Chairs > Sofas'],
  ['Dining Tables > Extending', 'Dining & Living > Dining Tables'],
  ['Tables > Coffee', 'Dining & Living > Coffee & Side Tables'],
  ['Blinds > Roller', 'Curtains & Blinds > Roller Blinds'],
])('%s is %s', (text, to) => {
  expect(guess({ kind: 'category', text })).toMatchObject({ choice: 'use', to })
})

test.each([
  'Living > Corner Units',
  'Corner Units',
  'Sofas > Other',
  'Sofas > Accessories',
  'Sofas > Spare parts',
  'Sofas > Fabric samples',
])('%s is left for staff to choose', (text) =>
  expect(guess({ kind: 'category', text })).toMatchObject({ choice: 'blank', to: '' }),
)

const terms: [WordRule['kind'], string, string][] = [
  ['brand', '', 'Oakworks'],
  ['brand', '', 'Elms'],
  ['range', '', 'Fenland'],
  ['property', 'Colour', 'Navy'],
  ['property', 'Material', 'Oak'],
  ['category', 'Hall', 'Benches'],
  ['category', 'Garden', 'Benches'],
]
const guessTerm = openGuess(
  terms.map(([kind, of, name]) => ({
    kind,
    name,
    of,
    to: kind === 'property' ? `${of}: ${name}` : `${of} ${name}`.trim(),
  })),
)

test.each<[WordRule['kind'], string, string]>([
  ['brand', 'OAKWORKS', 'Oakworks'],
  ['brand', 'Oakworks Furniture Ltd.', 'Oakworks'],
  ['brand', 'Oakwrk', 'Oakworks'],
  ...['Garden > Benches', 'Garden/Benches', 'Garden » Benches', 'Garden|Benches', 'Garden,Benches'].map(
    (text): [WordRule['kind'], string, string] => ['category', text, 'Garden Benches'],
  ),
  ['category', 'Hall > Bench', 'Hall Benches'],
  ['property', 'Colour: navy', 'Colour: Navy'],
  ['property', 'Material: Oak veneer', 'Material: Oak'],
])('the %s %s is %s', (kind, text, to) => {
  expect(guessTerm({ kind, text })).toEqual({ kind, text, choice: 'use', to })
})

test.each<[WordRule['kind'], string, string?]>([
  ['brand', 'Oakrk'],
  ['brand', 'Elf'],
  ['brand', 'Fenland'],
  ['range', 'Oakworks'],
  ['property', 'Material: Navy'],
  ['property', 'Finish: dark_oak'],
  ['brand', 'oak_and_elm', 'oak and elm'],
])('the %s %s is created, since the shop has none like it', (kind, text, to = text) => {
  expect(guessTerm({ kind, text })).toEqual({ kind, text, choice: 'make', to })
})

test.each<[WordRule['kind'], string]>([
  ['brand', 'Various'],
  ['property', 'Colour: mixed'],
])('the %s %s says nothing, so the cell is left empty', (kind, text) => {
  expect(guessTerm({ kind, text })).toEqual({ kind, text, choice: 'blank', to: '' })
})
