import { expect, test } from 'vitest'
import { writeMailSubject } from './subject.ts'

const about = (productName: string, variantName = '') =>
  writeMailSubject(
    {
      askedAbout: { productUuid: '', productName, variantName, pricePence: 0, salePricePence: null, pictureHash: null },
      items: [],
      department: 'Sofas',
    },
    'Oak & Ash',
  )

test.each([
  ['Alder Three-Seater', 'Moss Velvet', 'Your enquiry about the Alder Three-Seater in Moss Velvet'],
  ['Alder Sofa', '', 'Your enquiry about the Alder Sofa'],
  ['Atlas Rug', '160 x 230 cm', 'Your enquiry about the Atlas Rug (160 x 230 cm)'],
  ['Alder Corner Sofa', 'Left-hand', 'Your enquiry about the Alder Corner Sofa (Left-hand)'],
  ['Birch Bed', 'King size, Oak', 'Your enquiry about the Birch Bed (King size, Oak)'],
  ['Alder Sofa', 'in Sage', 'Your enquiry about the Alder Sofa in Sage'],
  ['Sofa in a Box', 'Sage', 'Your enquiry about the Sofa in a Box (Sage)'],
  ['The Snug', 'Sage', 'Your enquiry about The Snug in Sage'],
  ['Grandma’s Chair', 'Oak', 'Your enquiry about Grandma’s Chair in Oak'],
  ['Two\nlines', '', 'Your enquiry about the Two lines'],
])('the subject of %s is %s', (product, variant, subject) => {
  expect(about(product, variant)).toBe(subject)
})

test('the subject without a product names the shop or its department', () => {
  const subject = (department: string) => writeMailSubject({ askedAbout: null, items: [], department }, 'Oak & Ash')
  expect(subject('General Inquiry')).toBe('Your enquiry to Oak & Ash')
  expect(subject('Bedroom')).toBe('Your enquiry to our Bedroom department')
})

test('the subject of a list names its first piece, and how many more there are', () => {
  const piece = (productName: string) => ({
    productUuid: '',
    productName,
    variantName: 'Oak',
    pricePence: 0,
    salePricePence: null,
    pictureHash: null,
    variantUuid: '',
    quantity: 1,
    note: '',
  })
  const subject = (...names: string[]) =>
    writeMailSubject({ askedAbout: null, items: names.map(piece), department: 'Sofas' }, 'Oak & Ash')
  expect(subject('Birch Bed')).toBe('Your enquiry about the Birch Bed in Oak')
  expect(subject('Birch Bed', 'Alder Sofa')).toBe('Your enquiry about the Birch Bed in Oak and another piece')
  expect(subject('Birch Bed', 'A', 'B')).toBe('Your enquiry about the Birch Bed in Oak and 2 more pieces')
})
