import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { AnswerOf, Call, Table } from '../contract/call.ts'
import { findTexts } from '../contract/markdown-texts.ts'
import { readInput } from '../contract/read-input.ts'
import { describeEmptyLinks } from './platform/empty-links.ts'
import { type MayKeep, stripAround } from './platform/kept-items.ts'
import { Problem } from './platform/problem.ts'
import { findUnstorable } from './platform/sent-values.ts'
import { compileStrip } from './platform/strip-answer.ts'

/** What the listener knows about the client, passed beside the Request. */
export type Asker = {
  address: string
  requestId: string
  /** The incoming body; undefined when an answer is rendered for the cache. */
  incoming?: Readable
}
export type Bindings = { Bindings: Asker }

/** What a call may know about the client. */
export type Caller = { address: string; headers: Headers; signal?: AbortSignal }

type Answered<C extends Call> = AnswerOf<C> | MayKeep<AnswerOf<C>>

/** The implementation of the calls: one handler each, which takes the validated input. */
export type Handlers<Calls extends Table, Names extends keyof Calls = keyof Calls, Who extends Caller = Caller> = {
  [Name in Names]: (
    input: z.output<Calls[Name]['input']>,
    caller: Who,
  ) => Answered<Calls[Name]> | Promise<Answered<Calls[Name]>>
}

/** A call bound to its validation and its handler: given raw input, `answer` answers or throws a Problem. */
export type BoundCall<Who extends Caller = Caller> = {
  name: string
  call: Call
  answer: (input: unknown, caller: Who) => Promise<unknown>
  /** Checks the permission before the body is read, and returns the function that answers. Absent for public calls. */
  enter?: (caller: Who) => Promise<(input: unknown) => Promise<unknown>>
}

export function bindCalls<Calls extends Table, Who extends Caller = Caller>(
  calls: Calls,
  handlers: Handlers<NoInfer<Calls>, keyof Calls, Who>,
): BoundCall<Who>[] {
  return Object.entries(calls).map(([name, call]) => {
    const handle = handlers[name as keyof Calls]
    const strip = compileStrip(call.answer)
    const answer = async (input: unknown, caller: Who) => {
      const checked = checkInput(call.input, input)
      return stripAround(await handle(checked as never, caller), strip)
    }
    return { name, call, answer }
  })
}

export function checkInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { data, problems } = readInput(schema, input)
  const all = { ...findEmptyLinks(schema, input), ...(problems ?? describeUnstorable(data)) }
  const [first] = Object.values(all)
  if (first === undefined) return data as z.output<Schema>
  const fields = Object.fromEntries(Object.entries(all).map(([path, words]) => [path || 'input', words]))
  throw new Problem(400, 'Please check what was sent', first, fields)
}

/** For texts whose schema does not itself refuse characters that the database cannot store. */
function describeUnstorable(data: unknown): Record<string, string> {
  const path = findUnstorable(data)
  return path ? { [path.join('.')]: 'It holds a character that cannot be stored.' } : {}
}

const maxSentences = 3

/** The faulty links of each text that is rendered as Markdown, by its path in the input; unchanged texts are skipped. */
function findEmptyLinks(schema: z.ZodType, input: unknown): Record<string, string> {
  if (Object(input).leavePictures === true) return {}
  const described = findTexts(schema, input).map(
    ({ path, text }) => [path.join('.'), describeEmptyLinks(text)] as const,
  )
  const wrong = described.filter(([, sentences]) => sentences.length > 0)
  return Object.fromEntries(wrong.map(([path, sentences]) => [path, sentences.slice(0, maxSentences).join(' ')]))
}
