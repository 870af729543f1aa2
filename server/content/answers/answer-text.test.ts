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
  const said = understandQuery(text, vocabulary)
  return answerText(texts, { text, said, hasProducts: hasProducts ?? said.constraints.length > 0, now })
}

test('a question about a visit leads to where it is booked, or to the contact page of a shop that takes none', () => {
  const booking = { ...demo, takesVisits: true }
  for (const text of ['book an appointment', 'can i visit', 'visit your showroom', 'do i need an appointment', 'visit'])
    expect(ask(text, { texts: booking })[0], text).toMatchObject({ title: 'Plan a visit', path: '/visit' })
  expect(ask('book an appointment')[0]).toMatchObject({ path: '/contact' })
  expect(ask('visit us')[0]).toMatchObject({ path: '/find-us' })
})

/** What shoppers type | the pages that answer, best first. */
const phrasings = `
opening times | /find-us
opening hours | /find-us
are you open today | /find-us
are you open on sunday | /find-us
what time do you close | /find-us
christmas opening times | /find-us
bank holiday hours | /find-us
open | /find-us
where are you | /find-us
address | /find-us
how do i get there | /find-us
showroom | /find-us
directions | /find-us
wheelchair access | /vulnerable-customers-policy
parking | /find-us
is there a car park | /find-us
disabled parking | /find-us
blue badge
park | /find-us
finance | /interest-free-credit
interest free credit | /interest-free-credit
do you do finance | /interest-free-credit
pay monthly | /interest-free-credit
klarna | /interest-free-credit
how can i pay | /interest-free-credit
buy now pay later | /interest-free-credit
deposit | /interest-free-credit
delivery | /page/delivery
do you deliver | /page/delivery
delivery cost | /page/delivery
how long does delivery take | /page/delivery
do you deliver to leeds | /page/delivery
where is my order | /page/delivery
click and collect | /page/delivery
take away old sofa | /page/delivery
old sofa collection | /page/delivery
fitting service | /page/delivery
sofa delivery times | /page/delivery
returns | /terms
return policy | /terms
refund | /terms
can i return a sofa | /terms
cancel my order | /terms
contact | /contact
phone number | /contact
email address | /contact
make an appointment | /contact
complaint | /customer-complaint
how do i complain | /customer-complaint
guarantee | /terms
warranty | /terms
spare parts service | /terms
care guide | /page/care-guide
how to clean leather | /page/care-guide
leather care | /page/care-guide
clean velvet | /page/care-guide
swatches | /terms
fabric samples | /terms
gift card | /contact
student discount | /contact
discount code | /contact
price match | /contact
jobs | /contact
vacancies | /contact
about us | /#about
who are you | /#about
terms | /terms
terms and conditions | /terms
privacy | /privacy-policy
cookies | /privacy-policy
gdpr | /contact
disclaimer | /disclaimer
faq | /contact
vulnerable customers | /vulnerable-customers-policy
furniture | /page/care-guide
sofa
oak table
hardwax oil | /page/care-guide
direct debit | /interest-free-credit
deliv | /page/delivery
priv | /privacy-policy
what is hob | /#about
lantern
trustpilot | /contact
newsletter | /contact
blinds fitting
map | /find-us
grey corner sofa
velvet care
quiet hour | /vulnerable-customers-policy
nets
when do you shut | /find-us
how late are you open | /find-us
where do i park | /find-us
remove a stain | /page/care-guide
assembly | /page/delivery
conditions | /terms
terms of sale | /terms
0% finance | /interest-free-credit
speak to someone | /contact
can i pay it off monthly | /interest-free-credit
how long till my sofa comes | /page/delivery
r u open bank holiday monday | /find-us
can i swap it if i change my mind | /terms
are dogs allowed | /contact
where are your sofas made | /#about
do you have parking | /find-us
can i park outside | /find-us
disabled parking near shop | /find-us
wheelchair acess | /vulnerable-customers-policy
is there a lift for pushchairs | /vulnerable-customers-policy
are dogs alowed in the shop | /contact
can i bring my dog to the showroom | /contact
do u deliver to scotland | /page/delivery
delivery to edinburgh | /page/delivery
delivery highlands and islands | /page/delivery
how much is devlivery | /page/delivery
is delivery free over 500 | /page/delivery
do you take the old mattress away | /page/delivery
will you carry it upstairs | /page/delivery
do you put the furniture together | /page/delivery
assembley service | /page/delivery
do beds come assembled | /page/delivery
click & collect | /page/delivery
can i pick it up myself | /page/delivery
what is your returns policy | /terms
can i send it back if its wrong colour | /terms
how do i get a refund | /terms
its arrived broken | /terms
is there a warrenty | /terms
do you do interest free | /interest-free-credit
0% apr | /interest-free-credit
buy now pay later sofas | /interest-free-credit
do you take american express | /interest-free-credit
gift cards | /contact
gift vouchers balance | /contact
do you price match john lewis | /contact
trade discount for interior designers | /contact
nhs discount code | /contact
what time do you shut on saturdays | /find-us
are you open new years day | /find-us
opening hrs | /find-us
where abouts are you | /find-us
nearest train station | /find-us
can i book to come and see a sofa | /contact
do i need an appointment | /contact
how do i clean a velvet chair | /page/care-guide
red wine on sofa how to get out | /page/care-guide
how to look after oak table | /page/care-guide
can i get fabric samples | /terms
whats your phone no | /contact
can i talk to a real person | /contact
i want to make a complaint | /customer-complaint
do you fit blinds | /page/delivery
do you measure for curtains | /contact
are you hiring weekend staff | /contact
is your furniture made in the uk | /#about
do you buy second hand furniture | /contact
`
  .trim()
  .split('\n')

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

test('the shop says nothing that its staff have not said', () => {
  const texts = readDemoTexts({
    ...{ parkingText: '', street: '', town: '', postcode: '', phone: '', email: '', aboutUs: '' },
    ...{ openingHours: null, showInterestFreeCredit: false },
  })
  const said = (text: string) => ask(text, { texts })[0]
  expect(said('parking')).toEqual({ title: 'Parking', text: '', path: '/find-us' })
  expect(said('address')).toEqual({ title: 'How to find us', text: 'Hob & Lantern', path: '/find-us' })
  expect(said('opening times')).toEqual({ title: 'Opening times', text: '', path: '/find-us' })
  expect(said('contact')).toEqual({ title: 'Contact us', text: '', path: '/contact' })
  expect(said('pay monthly')).toEqual({
    title: 'Ask us about ways to pay',
    text: 'Send us a message.',
    path: '/contact',
  })
  expect(said('about us')?.title).toBe('Ask us')
})

test('a page stands beside products only when its title has the words that name nothing sold', () => {
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

test('however much staff write, a word is looked for in no more than 1,200 sections', () => {
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
