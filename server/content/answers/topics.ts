import { contactAddress, measuringAddress, pageAddress, visitAddress } from '../../../contract/addresses.ts'
import type { ShopAnswer } from '../../../contract/shop-answers.ts'
import { stemOf } from '../../catalogue/search/text/words.ts'
import type { Topic } from '../../catalogue/search/understanding/words/questions.ts'
import { answerHours } from './opening-hours-answer.ts'
import { findNearest, type Hit } from './page-index.ts'
import { countCommon, writeBeginning, writeExcerpt } from './page-sections.ts'
import { aboutPath, type ShopTexts, writeAddress, writeContacts } from './shop-texts.ts'

/** The question. `words`: the stems by which a passage is chosen. */
type Asked = { words: string[]; asksHowLong: boolean; now: Date }

/** Topics without settings of their own: their names, and the words by which pages about them are found. */
const pageTopics = {
  finance: { name: 'ways to pay', words: 'credit finance payment' },
  delivery: { name: 'delivery', words: 'delivery shipping deliver' },
  returns: { name: 'returns', words: 'return refund exchange' },
  complaints: { name: 'a complaint', words: 'complaint' },
  guarantee: { name: 'guarantees', words: 'guarantee warranty' },
  care: { name: 'care', words: 'care cleaning' },
  samples: { name: 'samples', words: 'swatch sample' },
  vouchers: { name: 'vouchers and discounts', words: 'voucher discount' },
  jobs: { name: 'jobs', words: 'vacancy job career recruitment' },
} satisfies Partial<Record<Topic, { name: string; words: string }>>

export function answerTopic(topic: Topic, texts: ShopTexts, asked: Asked): ShopAnswer {
  const { settings } = texts
  switch (topic) {
    case 'hours':
      return answerHours(settings, new Set(asked.words), asked.now)
    case 'directions':
      return answerDirections(texts)
    case 'parking':
      return { title: 'Parking', text: settings.parkingText, path: '/find-us' }
    case 'visit':
      return answerVisit(texts, asked.words)
    case 'facilities':
      return answerFacilities(texts, asked.words)
    case 'contact':
      return answerContact(texts)
    case 'story':
      return answerStory(texts)
    case 'measuring':
      return answerMeasuring
    case 'about':
      return answerAbout(texts, asked.words)
    default:
      return answerFromPages(topic, texts, asked)
  }
}

const answerContact = ({ settings }: ShopTexts): ShopAnswer => ({
  title: 'Contact us',
  text: writeContacts(settings),
  path: contactAddress(),
})

const answerMeasuring: ShopAnswer = {
  title: 'How to measure',
  text: 'The room, the doors and the stairs, on a sheet to print.',
  path: measuringAddress,
}

const answerDirections = ({ settings }: ShopTexts): ShopAnswer => ({
  title: 'How to find us',
  text: writeAddress(settings),
  path: '/find-us',
})

const appointmentStems = ['appointment', 'book', 'arrange'].map(stemOf)

function answerVisit(texts: ShopTexts, words: string[]): ShopAnswer {
  if (texts.takesVisits)
    return { title: 'Plan a visit', text: 'Book a time, and say what you would like to see.', path: visitAddress() }
  return words.some((word) => appointmentStems.includes(word)) ? answerContact(texts) : answerDirections(texts)
}

/** Answers questions about dogs, a lift and the like from a page that mentions them. */
function answerFacilities(texts: ShopTexts, words: string[]): ShopAnswer {
  const own = words.filter((word) => facilityStems.has(word))
  const hit = findNearest(texts.index, own, words)
  return hit ? quote({ ...hit, isTitle: false }, own) : askUs(' about your visit', texts)
}

/** Without 'allow', 'bring' and 'free', which pages also use for other things. */
const facilityStems = new Set(
  'dog pet puppy child kid pram pushchair buggy toilet loo cafe restaurant coffee lift stair step ramp disabled wheelchair wifi scooter hearing loop charging charger'
    .split(' ')
    .map(stemOf),
)

function answerFromPages(topic: keyof typeof pageTopics, texts: ShopTexts, asked: Asked): ShopAnswer {
  const { name, words: own } = pageTopics[topic]
  const stems = own.split(' ').map(stemOf)
  const hit = findNearest(texts.index, stems, asked.words)
  const isOffered = topic !== 'finance' || texts.settings.showInterestFreeCredit || !isCreditPage(hit)
  if (!hit || !isOffered) return askUs(` about ${name}`, texts)
  const duration = asked.asksHowLong ? quoteDuration(texts, stems) : null
  return (
    duration ??
    quote(
      hit,
      asked.words.filter((word) => !stems.includes(word)),
    )
  )
}

const times = 'week day month year'.split(' ')

/** Quotes how long something takes, in days to years, if a page says it. */
function quoteDuration({ index }: ShopTexts, stems: string[]): ShopAnswer | null {
  const hit = findNearest(index, stems, times)
  const text = hit && writeExcerpt(hit.section, new Set(times))
  return hit && text ? { title: hit.page.title, text, path: hit.page.path } : null
}

const isCreditPage = (hit: Hit | undefined) => hit?.page.path === pageAddress('interest-free-credit')

/**
 * Quotes the beginning of a section whose heading has the words, or the sentences with them; a page whose title has them
 * is summarised.
 */
export function quote({ page, section, isTitle, stems }: Hit, words: string[]): ShopAnswer {
  const rest = new Set(words.filter((word) => !page.titleStems.has(word)))
  const isHeading = countCommon(rest, section.headingStems) > 0
  const excerpt = isHeading ? writeBeginning(section) : isTitle ? '' : writeExcerpt(section, stems)
  return { title: page.title, text: excerpt || page.summary, path: page.path }
}

/** Who the shop is and where its furniture is made, as far as staff say. */
function answerStory(texts: ShopTexts): ShopAnswer {
  const page = texts.index.pages.find(({ path }) => path === aboutPath)
  return page ? { title: page.title, text: page.summary, path: page.path } : askUs('', texts)
}

/** Prefers a page with the asked title: 'terms of sale' is answered by the page of that name, if there is one. */
function answerAbout(texts: ShopTexts, words: string[]): ShopAnswer {
  const asked = new Set(words.filter((word) => word !== 'policy'))
  const { pages } = texts.index
  const held = pages.map(({ titleStems }) => countCommon(asked, titleStems))
  const max = Math.max(0, ...held)
  const page = max > 0 && pages[held.indexOf(max)]
  return page ? { title: page.title, text: page.summary, path: page.path } : askUs('', texts)
}

export const askUs = (about: string, { settings: { phone } }: ShopTexts): ShopAnswer => ({
  title: `Ask us${about}`,
  text: /\d/.test(phone) ? `Call ${phone}, or send us a message.` : 'Send us a message.',
  path: contactAddress(),
})
