import { expect, test } from 'vitest'
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

test.each(['Living > Corner Units', 'Corner Units', 'Sofas > Other', 'Sofas > Accessories'])(
  '%s is left for staff to choose',
  (text) => expect(guess({ kind: 'category', text })).toMatchObject({ choice: 'blank', to: '' }),
)
