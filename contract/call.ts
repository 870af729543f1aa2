import { z } from 'zod'
import { type BodyLimit, uploadLimit } from './body-limits.ts'

/**
 * One call of the API, declared once. What the path does not name of the input travels as query (GET) or as JSON body. A
 * browser is given method and path alone: scripts/calls-for-browsers.ts leaves the schemas out.
 */
export type Call<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  /** Checks what is sent. */
  input: Input
  /** Strips an answer of what does not belong to it. */
  answer: Answer
  /** The body limit, where it differs from the default for its kind. */
  limit?: BodyLimit
  /** Known in a browser alone: a field that every answer has. What sits between may answer 200 with JSON of its own. */
  field?: string
}
export type Table = Record<string, Call>

/** A call's input as a client gives it: a number may be text, since addresses are text. */
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

/** Declares a call: takes the path, the schema of the answer and, if there is an input, its schema. */
export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')

/** A query that a page reads from its own address. */
export const asTexts = <Schema extends z.ZodType>(schema: Schema) =>
  schema as z.ZodType as z.ZodType<z.output<Schema>, Record<string, string>>

/** The answer of a call that sends a file or bytes instead of JSON. */
export const File = z.unknown()

/** A file is sent as it is: the body is its bytes, and the query has its name as `name`. */
export const upload = <Answer extends z.ZodType>(path: string, longest: number, answer: Answer) => ({
  ...post(path, answer, z.unknown()),
  limit: uploadLimit(longest),
})
