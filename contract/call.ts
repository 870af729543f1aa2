import { z } from 'zod'
import { type BodyLimit, uploadLimit } from './body-limits.ts'

/**
 * One call of the API, declared once. Input that is not in the path is sent as query (GET) or as JSON body. A browser
 * is given only method and path: scripts/calls-for-browsers.ts leaves the schemas out.
 */
export type Call<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  /** Validates the input. */
  input: Input
  /** Strips everything undeclared from an answer. */
  answer: Answer
  /** The body limit, if it is not the default for its kind. */
  limit?: BodyLimit
  /** Used only in a browser: a field that every answer has. A network in between may respond with 200 and JSON of its own. */
  field?: string
}
export type Table = Record<string, Call>

/** The input of a call as a client passes it: a number may be text, because addresses are text. */
export type InputOf<C extends Call> = Sendable<z.input<C['input']>>
type Sendable<Input> = { [Name in keyof Input]: unknown extends Input[Name] ? string | number | null : Input[Name] }
export type AnswerOf<C extends Call> = z.output<C['answer']>

const nothing = z.object({})

const declare =
  (method: Call['method']) =>
  <Answer extends z.ZodType, Input extends z.ZodType = typeof nothing>(
    path: string,
    answer: Answer,
    input?: Input,
  ): Call<Input, Answer> => ({ method, path, answer, input: input ?? (nothing as z.ZodType as Input) })

/** Declares a call from its path, the schema of its answer and, if it has input, the schema of that. */
export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')

/** A query that a page reads from its own address. */
export const asTexts = <Schema extends z.ZodType>(schema: Schema) =>
  schema as z.ZodType as z.ZodType<z.output<Schema>, Record<string, string>>

/** The answer of a call that sends a file or bytes instead of JSON. */
export const File = z.unknown()

/** A file is uploaded as it is: the body is its bytes, and the query has its `name`. */
export const upload = <Answer extends z.ZodType>(path: string, maxBytes: number, answer: Answer) => ({
  ...post(path, answer, z.unknown()),
  limit: uploadLimit(maxBytes),
})
