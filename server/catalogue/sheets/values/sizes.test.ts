import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findUnclearSize, guessSizeColumn, readSize, readSizeHeading, type SizeColumn } from './sizes.ts'

const whole = { width: 220, depth: 95, height: 85 }
const flat = { width: 160, depth: 230 }

test.each<[string, object | undefined, SizeColumn?, string?]>([
  ['W220 x D95 x H85 cm', whole],
  ['W220xD95xH85cm', whole],
  ['w220 d95 h85', whole],
  ['W 220 x D 95 x H 85', whole],
  ['W: 220cm, D: 95cm, H: 85cm', whole],
  ['W.220 D.95 H.85', whole],
  ['W=220;D=95;H=85', whole],
  ['Width 220cm Depth 95cm Height 85cm', whole],
  ['Width: 220 Depth: 95 Height: 85', whole],
  ['H85 x W220 x D95 cm', whole],
  ['H 85cm x W 220cm x D 95cm', whole],
  ['Height 85cm, width 220cm, depth 95cm', whole],
  ['220W x 95D x 85H', whole],
  ['220cm W x 95cm D x 85cm H', whole],
  ['220cm (W) x 95cm (D) x 85cm (H)', whole],
  ['220cm wide x 95cm deep x 85cm high', whole],
  ['220 wide, 95 deep, 85 high', whole],
  ['85H 220W 95D', whole],
  ['85H x 220W x 95D cms', whole],
  ['85(h) x 220(w) x 95(d) cm', whole],
  ['850H x 2200W x 950D mm', whole],
  ['85 x 220 cm cm', undefined],
  ['W2200 x D950 x H850 mm', whole],
  ['2200 x 950 x 850mm', whole],
  ['2200mm x 950mm x 850mm', whole],
  ['2.2m x 0.95m x 0.85m', whole],
  ['220x95x85', whole],
  ['220 x 95 x 85', whole],
  ['220 × 95 × 85 cm', whole],
  ['220*95*85', whole],
  ['220 by 95 by 85cm', whole],
  ['220 / 95 / 85', whole],
  ['220X95X85CM', whole],
  ['220,0 x 95,0 x 85,0', whole],
  ['Size: 220 x 95 x 85 cm', whole],
  ['Dimensions: W220 x D95 x H85', whole],
  ['Overall W220 D95 H85', whole],
  ['Approx. 220 x 95 x 85', whole],
  ['220 x 95 x 85 (WxDxH)', whole],
  ['220 x 95 x 85 (LxWxH)', { width: 95, depth: 220, height: 85 }],
  ['85 x 220 x 95 (H x W x D)', whole],
  ['HxWxD 85 x 220 x 95cm', whole],
  ['W x D x H: 220 x 95 x 85 cm', whole],
  ['85 x 220 x 95', whole, 'sizeHwd'],
  ['95 x 220 x 85', whole, 'sizeLwh'],
  ['220 x 85 x 95', whole, 'sizeWhd'],
  ['220 x 95 x 85 cm (86.6" x 37.4" x 33.5")', whole],
  ['W220 x D95 x H85 cm / W87 x D37 x H33 in', whole],
  ['86.6"', undefined],
  ['W86.6" x D37.4" x H33.5"', { width: 220, depth: 95, height: 85.1 }],
  ['86.6” x 37.4” x 33.5”', { width: 220, depth: 95, height: 85.1 }],
  ['86.6 x 37.4 x 33.5 in', { width: 220, depth: 95, height: 85.1 }],
  ['86.6in W x 37.4in D x 33.5in H', { width: 220, depth: 95, height: 85.1 }],
  ['86.6 x 37.4 x 33.5 inches', { width: 220, depth: 95, height: 85.1 }],
  ['W86.6 x D37.4 x H33.5', { width: 220, depth: 95, height: 85.1 }, 'sizeWdh', 'in'],
  ["W 7'2\" x D 3' x H 2'10\"", { width: 218.4, depth: 91.4, height: 86.4 }],
  ['2200 x 950 x 850', whole, 'sizeWdh', 'mm'],
  ['Dia 60', { width: 60, depth: 60 }],
  ['Dia. 60cm', { width: 60, depth: 60 }],
  ['Diameter 60 x H45', { width: 60, depth: 60, height: 45 }],
  ['Ø60 x H45 cm', { width: 60, depth: 60, height: 45 }],
  ['60cm dia x 45cm high', { width: 60, depth: 60, height: 45 }],
  ['D60 x H45', { width: 60, depth: 60, height: 45 }],
  ['L220 x D95 x H85', whole],
  ['L200 x W150 x H110', { width: 150, depth: 200, height: 110 }],
  ['W75-110 x D80 x H75', { width: 110, depth: 80, height: 75 }],
  ['W160 – 220 x D90 x H76 cm', { width: 220, depth: 90, height: 76 }],
  ['W160cm to 220cm x D90cm x H76cm', { width: 220, depth: 90, height: 76 }],
  ['160 x 230', flat],
  ['160 x 230 cm', flat],
  ['160cm x 230cm', flat],
  ['H85', { height: 85 }],
  ['H85cm W220cm', { height: 85, width: 220 }],
  ['220', undefined],
  ['75-110', undefined],
  ['Large', undefined],
  ['King size', undefined],
  ['220 x', undefined],
  ['x 95 x 85', undefined],
  ['220 x 95 x 85 x 20', undefined],
  ['W220 x W95', undefined],
  ['W220 x 95 x 85', undefined],
  ['220 x 95 x 85 with cushions', undefined],
  ['TBC', undefined],
  ['9'.repeat(500), undefined],
  ['', undefined],
  ['Size:', undefined],
  ['Width: 80 CM Depth: 62 CM Height: 75 CM', { width: 80, depth: 62, height: 75 }],
  ['Width: 800 MM Depth: 620 MM Height: 750 MM', { width: 80, depth: 62, height: 75 }],
  ['Width: 80 cm Max. depth: 62 cm Seat height: 45 cm', { width: 80, depth: 62 }],
  ['Width: 10 in Overall depth: 20 inches Seat height: 3 in', { width: 25.4, depth: 50.8 }],
  ['Width: 80 Base: 60', { width: 80 }],
  ['Seat height: 45 cm Seat depth: 50 cm', {}],
  ['Width: 80 cm Total width: 90 cm', undefined],
  ['86.6″ x 37.4″ x 33.5″', { width: 220, depth: 95, height: 85.1 }],
  ['W 7′2″ x D 3′ x H 2′10″', { width: 218.4, depth: 91.4, height: 86.4 }],
  ['2.2 metres x 0.95 metres x 0.85 metres', whole],
  ['2.125 x 0.950 x 0.850 m', { width: 212.5, depth: 95, height: 85 }],
  ['2,200 x 950 x 850 mm', whole],
  ['2,200 x 950 x 850', whole, 'sizeWdh', 'mm'],
  ['W1.6m to 2.2 x D90cm x H76cm', { width: 220, depth: 90, height: 76 }],
  ['W1.6 to 2.2m x D90cm x H76cm', { width: 220, depth: 90, height: 76 }],
  ['W2.2m x D95 x H85cm', whole],
  ['220 x 95 x 85 cm (approx.)', whole],
  ['220 (overall) x 95 x 85 cm', whole],
  ['220cm (86.6") x 95cm (37.4") x 85cm (33.5")', whole],
  ['220 x 95 x 85 cm [86.6 x 37.4 x 33.5', whole],
  ['220 x 95 x 85 cm | 2200 x 950 x 850 mm | 86 x 37 x 33 in', whole],
  ['(220 x 95 x 85)', undefined],
  ['W220cm 87in', undefined],
  ['W220 x D95 x H85, 45 kg', whole],
  ['160 / 230 cm', flat],
  ['220 x 95 / 85', whole],
  ['220 95 85', undefined],
  ['220 x W', undefined],
  ['W160- x D90', undefined],
  ['W220 x 95', undefined],
  ['W220 x D95 x L200', undefined],
])('the size %j is %j', (text, size, column = 'sizeWdh', unit = 'cm') => {
  expect(readSize(text, column, unit)).toEqual(size)
})

test('any size reads back from any way of writing it, and any text is a size or none', () => {
  const measure = fc.integer({ min: 1, max: 9999 }).map((mm) => mm / 10)
  const letters = { width: ['W', 'Width ', 'w: '], depth: ['D', 'Depth ', 'd: '], height: ['H', 'Height ', 'h: '] }
  const side = fc.constantFrom(...(['width', 'depth', 'height'] as const))
  const sides = fc.shuffledSubarray(['width', 'depth', 'height'] as const, { minLength: 3 })
  const way = fc.record({
    sides,
    spelling: fc.nat(2),
    between: fc.constantFrom(' x ', 'x', ' × ', ', ', ' '),
    unit: fc.constantFrom('', 'cm', ' cm'),
  })
  fc.assert(
    fc.property(fc.record({ width: measure, depth: measure, height: measure }), way, (size, written) => {
      const text = written.sides
        .map((one) => `${letters[one][written.spelling]}${size[one]}${written.unit}`)
        .join(written.between)
      expect(readSize(text, 'sizeWdh'), text).toEqual(size)
    }),
  )
  const word = fc.constantFrom(
    'W',
    'D',
    'H',
    'L',
    'dia',
    '"',
    "'",
    '-',
    'x',
    ' ',
    '(',
    ')',
    '/',
    '12',
    '3.5',
    'cm',
    'in',
    'to',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word, { maxLength: 40 }).map((words) => words.join('')),
      ),
      side,
      (text, one) => {
        const read = readSize(text, 'sizeWdh')?.[one]
        expect(read === undefined || Number.isFinite(read)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  ['Dimensions (WxDxH)', 'sizeWdh', undefined],
  ['Size H x W x D (mm)', 'sizeHwd', 'mm'],
  ['Length x Width x Height in inches', 'sizeLwh', 'in'],
  ['Depth x Width x Height', 'sizeLwh', undefined],
  ['Dimensions', undefined, undefined],
  ['Size in cm', undefined, 'cm'],
])('the heading %j says an order and a unit', (heading, column, unit) => {
  expect(readSizeHeading(heading)).toEqual({ column, unit })
})

test.each<[string, string[], SizeColumn?]>([
  ['Dimensions (HxWxD)', ['85x220x95'], 'sizeHwd'],
  ['product_dimensions', ['W220 x D95 x H85', 'Dia 60'], 'sizeWdh'],
  ['Dimensions', ['220 x 95 x 85 (LxWxH)'], 'sizeWdh'],
  ['Dimensions', ['Width: 80 cm'], 'sizeWdh'],
  ['Size', ['Dia 60', 'W160 x D230'], 'sizeWdh'],
  ['Size', ['W160 x D230', 'W200 x D290', 'Large'], 'sizeWdh'],
  ['Size', ['W160 x D230', 'Large']],
  ['Size', ['W1', 'W2']],
  ['Size', ['King', 'Double']],
  ['Size', []],
  ['Name', ['W160 x D230']],
  ['Dimensions', ['220 x 95 x 85']],
  ['Dimensions', ['W220 x 95 x 85']],
])('the column %j with %j is guessed as %j', (heading, cells, column) => {
  expect(guessSizeColumn(heading, cells)).toBe(column)
})

const three = '220 x 95 x 85'
const two = '160 x 230'
test.each<[string, string[], string?]>([
  ['Dimensions', [three], three],
  ['Notes', [two, three], three],
  ['Size', [two], two],
  ['Size', ['W160 x D230', two], two],
  ['Notes', ['W160 x D230', two]],
  ['Notes', [two]],
  ['Dimensions (WxDxH)', [three]],
  ['Dimensions', [`${three} (LxWxH)`]],
  ['Dimensions', [three, 'Large']],
  ['Delivered', ['1/2/2026']],
  ['Dimensions', []],
])('of the column %j with %j, %j does not say which side is which', (heading, cells, unclear) => {
  expect(findUnclearSize(heading, cells)).toBe(unclear)
})
