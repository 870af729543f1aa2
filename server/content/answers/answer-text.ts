import type { ShopAnswer } from '../../../contract/shop-answers.ts'
import { correctText } from '../../catalogue/search/text/ranking-words.ts'
import { splitWords, stemOf } from '../../catalogue/search/text/words.ts'
import type { Understood } from '../../catalogue/search/understanding/understood.ts'
import { findPages } from './page-index.ts'
import type { ShopTexts } from './shop-texts.ts'
import { answerTopic, askUs, quote } from './topics.ts'

/** Stop words of questions, which say nothing about the page that answers. */
const askingWords = new Set(
  'a about abouts whereabouts an and any are at be by can could did do does for from get got has have how i if in is it its ll long many me much my no not of on or our out please s so t tell that the their them there they this to up us was we what whats when where which who why will with would you your yours'.split(
    ' ',
  ),
)
const maxWords = 8
const maxAnswers = 3

type Asked = { text: string; understood: Understood; hasProducts: boolean; now: Date }

/**
 * Answers a text that asks about the shop: first its topic, then pages whose title has all the words. Passages of other
 * pages are quoted only where no topic, title or product matches.
 */
export function answerText(texts: ShopTexts, { text, understood, hasProducts, now }: Asked): ShopAnswer[] {
  const corrected = listWords(correctText(text, understood.corrections) ?? text)
  const stems = corrected.map(stemOf)
  const typed = asksForPage(understood) || !hasProducts ? findPages(texts.index, listWords(text)) : []
  const hits = typed.length === 0 && understood.question ? findPages(texts.index, corrected) : typed
  const hint = hasProducts || hits.length > 0 ? null : understood.hint
  const topic = understood.question ?? hint ?? undefined
  const named = hits.filter(({ isTitle }) => isTitle)
  const isElsewhere = topic === 'about' || (topic === 'directions' && isOfAnotherPlace(texts, stems))
  const isAnswered = named.length > 0 || hasProducts || (topic !== undefined && !isElsewhere)
  const quoted = (isAnswered ? named : hits).map((hit) => quote(hit, stems))
  // A page may answer better than the topic: 'cookies' the page of that title, 'wheelchair access' a passage of a page.
  const isPage = isElsewhere && quoted.length > 0
  const answers =
    topic && !isPage
      ? [answerTopic(topic, texts, { words: stems, asksHowLong: asksHowLong.test(text), now }), ...quoted]
      : quoted
  if (answers.length === 0 && understood.asksSomething && !hasProducts) return [askUs('', texts)]
  return answers.filter(({ path }, i) => answers.findIndex((answer) => answer.path === path) === i).slice(0, maxAnswers)
}

const asksHowLong =
  /\bhow (?:long|soon|quick|quickly|fast|many (?:days|weeks|months|years))\b|\bwhen (?:will|can|do|does|is)\b|\b(?:lead|waiting|delivery) times?\b|\bwait\b/i

const listWords = (text: string) =>
  splitWords(text)
    .filter((word) => !askingWords.has(word))
    .slice(0, maxWords)

/** Whether pages are searched: the text is a question, or some of its words name nothing that is sold. */
const asksForPage = ({ question, words }: Understood) => question !== null || words.some(({ role }) => role === 'plain')

const isOfAnotherPlace = ({ index }: ShopTexts, stems: string[]) => {
  const findUs = index.pages.find(({ path }) => path === '/find-us')
  return stems.every((stem) => !findUs?.titleStems.has(stem))
}
