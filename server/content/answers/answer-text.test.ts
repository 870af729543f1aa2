import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDemoTexts } from '../../../tests/support/demo-texts.ts'
import { readDemoVocabulary } from '../../../tests/support/demo-vocabulary.ts'
import { understandQuery } from '../../catalogue/search/understanding/understand.ts'
import { answerText } from './answer-text.ts'
import { findPages } from './page-index.ts'
import { arrangeTexts, describeOwn } from './shop-texts.ts'

const vocabulary = readDemoVocabulary()
const demo = readDemoTexts()
const now = new Date('2026-11-23T10:00:00Z')

function ask(text: string, { texts = demo, hasProducts }: { texts?: typeof demo; hasProducts?: boolean } = {}) {
  const understood = understandQuery(text, vocabulary)
  return answerText(texts, { text, understood, hasProducts: hasProducts ?? understood.constraints.length > 0, now })
}

test('a question about a visit leads to the booking page, or to the contact page of a shop that takes no visits', () => {
  const booking = { ...demo, takesVisits: true }
  for (const text of ['book an appointment', 'can i visit', 'visit your showroom', 'do i need an appointment', 'visit'])
    expect(ask(text, { texts: booking })[0], text).toMatchObject({ title: 'Plan a visit', path: '/visit' })
  expect(ask('book an appointment')[0]).toMatchObject({ path: '/contact' })
  expect(ask('visit us')[0]).toMatchObject({ path: '/find-us' })
})

/** Each line: what shoppers type | the pages that answer it, best first. */
const phrasings = readFileSync('tests/phrasings/about-the-shop.txt', 'utf8').trim().split('\n')

test('questions about the demonstration shop lead to the page that answers them', () => {
  const answered = phrasings.map((line) => {
    const [text = ''] = line.split(' | ')
    return [text, ...ask(text).map(({ path }) => path)].join(' | ')
  })
  expect(answered).toEqual(phrasings)
})

test.each([
  ['opening times', 'Open today until 5.30pm. Monday to Saturday 9am - 5.30pm; Sunday 11am - 4pm.'],
  ['address', 'Hob & Lantern, The Old Maltings, Wool Lane, Cawderby, VD8 4HL'],
  ['phone number', '01632 960147 · hello@hobandlantern.example'],
  ['is there a car park', /^Free for customers all day: drive through the arch/],
  ['do you deliver', 'Where we deliver, when we come and what we take away.'],
  ['take away old sofa', /^For £30 we take a sofa, a mattress/],
  ['finance', 'Spread the cost of furniture over 6, 12 or 24 months without interest.'],
  ['leather care', /^Wipe it with a barely damp cloth and feed it with balm/],
  ['refund', /bring it back unused within 14 days/],
  ['wheelchair access', /^Access\. The ground floor is level/],
  ['hardwax oil', /^A thin coat of hardwax oil once a year keeps a table fresh/],
  ['gift card', 'Call 01632 960147, or send us a message.'],
])('%j is answered in place', (text, answer) => {
  expect(ask(text)[0]?.text).toMatch(answer)
})

test('an answer about a setting that staff have left empty states nothing, and leads to a page', () => {
  const texts = readDemoTexts({
    parkingText: '',
    street: '',
    town: '',
    postcode: '',
    phone: '',
    email: '',
    aboutUs: '',
    openingHours: null,
    showInterestFreeCredit: false,
  })
  const understood = (text: string) => ask(text, { texts })[0]
  expect(understood('parking')).toEqual({ title: 'Parking', text: '', path: '/find-us' })
  expect(understood('address')).toEqual({ title: 'How to find us', text: 'Hob & Lantern', path: '/find-us' })
  expect(understood('opening times')).toEqual({ title: 'Opening times', text: '', path: '/find-us' })
  expect(understood('contact')).toEqual({ title: 'Contact us', text: '', path: '/contact' })
  expect(understood('pay monthly')).toEqual({
    title: 'Ask us about ways to pay',
    text: 'Send us a message.',
    path: '/contact',
  })
  expect(understood('about us')?.title).toBe('Ask us')
})

test('a page is listed beside products only if its title has the words that match no product', () => {
  expect(ask('terms', { hasProducts: true }).map(({ path }) => path)).toEqual(['/terms'])
  expect(ask('hardwax oil', { hasProducts: true })).toEqual([])
  expect(ask('sofa', { hasProducts: true })).toEqual([])
  expect(ask('sofa delivery times', { hasProducts: true }).map(({ path }) => path)).toEqual(['/page/delivery'])
})

const ownPage = (id: string, title: string, body: string) => describeOwn({ id, title, body, metaDescription: '' })

test('plurals, accents, hyphens and unfinished words are found as in products', () => {
  const texts = arrangeTexts(demo.settings, [
    ownPage('recycling', 'Recycling Mattresses', 'Old ones are collected.'),
    ownPage('decor', 'Home Décor Evenings', 'Every **autumn**, by candle-light.'),
  ])
  const found = (text: string) => ask(text, { texts, hasProducts: false }).map(({ path }) => path)
  expect(found('recycle')).toEqual([])
  expect(found('recycl')).toEqual(['/page/recycling'])
  expect(found('evening')).toEqual(['/page/decor'])
  expect(found('decor evenings')).toEqual(['/page/decor'])
  expect(found('candlelight')).toEqual(['/page/decor'])
  expect(found('autumn evenings')).toEqual(['/page/decor'])
})

test('a title counts more than a heading, and a heading more than a text', () => {
  const texts = arrangeTexts(demo.settings, [
    ownPage('a', 'One', 'About zinc here.'),
    ownPage('b', 'Two', '## Zinc\n\nIt shines.'),
    ownPage('c', 'Zinc', 'It shines.'),
  ])
  const found = (text: string) => ask(text, { texts, hasProducts: false }).map(({ path }) => path)
  expect(found('zinc')).toEqual(['/page/c'])
  expect(found('zinc shines')).toEqual(['/page/c', '/page/b'])
})

test('however much staff write, at most 1,200 sections are searched', () => {
  const body = Array.from({ length: 50 }, (_, i) => `## Part ${i}\n\nOf zinc ${i}.`).join('\n\n')
  const { index } = arrangeTexts(
    demo.settings,
    Array.from({ length: 100 }, (_, i) => ownPage(`p-${i}`, `Page ${i}`, body)),
  )
  expect(index.places.length).toBeLessThanOrEqual(1200)
  expect(findPages(index, ['zinc', '49']).length).toBe(100)
})

test('any text over any pages gets at most three answers with paths of the shop', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.constantFrom('open', 'delivery', 'zinc', 'sofa', 'about', 'us', 'terms', 'é', '?', '<h2>', 'parking'), {
        maxLength: 40,
      })
      .map((words) => words.join(' ')),
  )
  const page = fc.record({ title: text, body: text })
  fc.assert(
    fc.property(fc.array(page, { maxLength: 5 }), text, fc.boolean(), (pages, typed, hasProducts) => {
      const own = pages.map(({ title, body }, i) => ownPage(`page-${i}`, title, body))
      const answers = ask(typed, { texts: arrangeTexts(demo.settings, own), hasProducts })
      expect(answers.length).toBeLessThanOrEqual(3)
      for (const answer of answers) {
        expect(answer.path).toMatch(/^\//)
        expect(answer.text.length).toBeLessThanOrEqual(400)
      }
      expect(new Set(answers.map(({ path }) => path)).size).toBe(answers.length)
    }),
    { numRuns: 100 },
  )
})
