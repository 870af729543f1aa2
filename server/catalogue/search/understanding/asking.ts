import type { Meaning } from './lexicon.ts'
import type { Segment } from './segments.ts'
import type { Token } from './tokens.ts'
import type { Understood } from './understood.ts'
import type { Topic } from './words/questions.ts'

const greetings = /^(?:hi|hello|hey|please|so|and|but|sorry|morning|ok)$/
const asking =
  /^(?:can|could|may|do|does|did|is|isnt|are|arent|r|am|will|would|should|shall|have|has|what|whats|when|whens|where|wheres|who|whos|how|hows|why|which|any|must|if)$/

/** Whether a text has the form of a question: 'can i pay monthly', 'r u open', 'hi when will it come'. */
export function isAsking(tokens: Token[]): boolean {
  const first = tokens.find(({ kind, text }) => kind !== 'sign' && !greetings.test(text))
  return (first !== undefined && asking.test(first.text)) || tokens.some((_, at) => isHow(tokens, at))
}

/** Words that occur in questions about goods. */
const shopping =
  /^(?:sell|selling|stock|stocking|have|has|got|get|buy|find|see|want|need|looking|any|anything|something|sale|cheapest|nicest|best)$/

/** Whether a text is a question, but not one about goods. */
export const asksSomething = (tokens: Token[]): boolean =>
  isAsking(tokens) && !tokens.some(({ text }) => shopping.test(text))

/** Whether a question such as 'red wine on sofa how to get out' begins here. */
const isHow = (tokens: Token[], at: number) =>
  tokens[at]?.text === 'how' && /^(?:to|do|can|long|much|soon|far|late)$/.test(tokens[at + 1]?.text ?? '')

/** `isAsking`: the text has the form of a question. `hasSubject`: something that may be sold is named. */
type Text = { segments: Segment[]; isAsking: boolean; hasSubject: boolean }

/** The topic about which a phrase asks. 'Delivery' asks only where nothing is looked for, 'come' only in a question. */
export function askTopic({ segments, isAsking, hasSubject }: Text, segment: Segment): Topic | null {
  const asks = (meaning: Meaning) => {
    if (meaning.kind !== 'question') return false
    if (meaning.asks === 'always') return true
    if (meaning.asks === 'inQuestions') return isAsking
    return (isAsking && !hasSubject) || segments.every((each) => each === segment || saysLittle(each))
  }
  return topicOf(segment.meanings.find(asks))
}

const topicOf = (meaning: Meaning | undefined) => (meaning?.kind === 'question' ? meaning.topic : null)

/** The topic that a text may ask about if it means nothing that is sold. */
export const hintTopic = (segments: Segment[]): Understood['hint'] =>
  topicOf(
    segments
      .flatMap(({ meanings }) => meanings)
      .find((each) => each.kind === 'question' && each.asks !== 'inQuestions'),
  )

const saysLittle = ({ meanings }: Segment) =>
  meanings.length > 0 && meanings.every(({ kind }) => kind === 'filler' || kind === 'joint' || kind === 'question')
