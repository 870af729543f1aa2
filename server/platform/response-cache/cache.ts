import { createFlights } from '../flights.ts'
import { type Answer, captureAnswer, encodeAnswer, improveForms, reuseForms, weighAnswer } from './answer.ts'
import type { Encoding, Form, Header } from './form.ts'
import { createFormerAnswers } from './former-answers.ts'
import { type Asked, createMostAsked } from './most-asked.ts'
import { createStore } from './store.ts'

export type ResponseCache = {
  /** The valid cached answer of a key. */
  find(key: string): Answer | undefined
  /**
   * Returns the cached answer, or that of `compute`, which runs once for all concurrent requests unless the answer is
   * private. `usual` headers apply unless the answer sets its own.
   */
  obtain(key: string, compute: () => Promise<Response>, usual?: Header[]): Promise<Answer | Response>
  /** The answer in the negotiated encoding, made at most once while it is cached. */
  encode(key: string, answer: Answer, encoding: Encoding): Form | Promise<Form>
  bytes(): number
  /** Called each time an answer is sent. */
  noteSent(key: string, answer: Answer): void
  /** The answers that were sent most often, which are renewed after a change. */
  listMostAsked(): Asked[]
  /** Whether an answer is from before a change, and has not been renewed since. */
  isFormer(key: string): boolean
  /** Drops the answers from before a change, once the most requested ones were renewed. */
  forgetFormer(): void
  /** Counts the cache hits (`found`) and the computed answers (`made`). */
  counts(): { found: number; made: number }
}

type Options = {
  maxBytes: number
  /** The current content version. An answer is only used for the version that it was made from. */
  version(): number
}

type Outcome = { response: Response; answer: Answer | undefined }

const maxKeyLength = 2048
const maxRanked = 100
/** The number of times after which an answer is worth a slower, better compression. */
const oftenSent = 4
/** The status during an outage of the database: an answer from before is sent instead. */
const unavailable = 503

export function createResponseCache({ maxBytes, version }: Options): ResponseCache {
  const maxAnswerBytes = maxBytes / 4
  const store = createStore<Answer>(maxBytes)
  const flights = createFlights<Outcome>()
  const mostAsked = createMostAsked(maxRanked)
  const former = createFormerAnswers()
  const counts = { found: 0, made: 0 }
  let shown = version()
  let improving = Promise.resolve()

  const dropOld = () => {
    const current = version()
    if (current === shown) return
    shown = current
    const dropped = store.entries()
    mostAsked.note(dropped)
    former.keep(
      dropped,
      mostAsked.list().map(({ key }) => key),
    )
    store.clear()
    flights.clear()
  }
  const find = (key: string) => {
    dropOld()
    const answer = store.get(key)
    if (answer) counts.found++
    return answer
  }
  const keep = (key: string, answer: Answer, madeFrom: number) => {
    const bytes = weighAnswer(key, answer)
    const isWorthIt = answer.status === 200 && key.length <= maxKeyLength && bytes <= maxAnswerBytes
    if (isWorthIt && version() === madeFrom) store.set(key, answer, bytes)
  }
  const obtain = async (key: string, compute: () => Promise<Response>, usual: Header[] = []) => {
    const known = find(key)
    if (known) return known
    const underWay = flights.find(key)
    if (underWay) return (await underWay).answer ?? compute()
    const madeFrom = shown
    const { response, answer } = await flights.start(key, async () => {
      counts.made++
      const response = await compute()
      const before = former.find(key)
      if (response.status === unavailable) return { response, answer: before }
      former.noteMade(key)
      const answer = await captureAnswer(response, maxAnswerBytes, usual)
      if (answer && before) reuseForms(answer, before)
      if (answer) keep(key, answer, madeFrom)
      return { response, answer }
    })
    return answer ?? response
  }
  const weigh = (key: string, answer: Answer) => store.reweigh(key, answer, weighAnswer(key, answer))
  const encode = (key: string, answer: Answer, encoding: Encoding) =>
    encodeAnswer(answer, encoding, () => weigh(key, answer))
  /** Improves one answer at a time, and skips those that were replaced meanwhile. */
  const improve = async (key: string, answer: Answer) => {
    dropOld()
    if (store.get(key) === answer) await improveForms(answer, () => weigh(key, answer))
  }
  const noteSent = (key: string, answer: Answer) => {
    answer.asked += 1
    if (answer.asked !== oftenSent || !answer.compressible || answer.improved) return
    improving = improving.then(() => improve(key, answer)).catch(() => {})
  }
  const listMostAsked = () => {
    dropOld()
    return mostAsked.list()
  }
  return {
    find,
    obtain,
    encode,
    bytes: store.bytes,
    counts: () => counts,
    noteSent,
    listMostAsked,
    isFormer: (key) => former.find(key) !== undefined,
    forgetFormer: former.clear,
  }
}
