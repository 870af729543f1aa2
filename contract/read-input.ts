import type { z } from 'zod'
import { describeIssue } from './input-messages.ts'

/** Messages by the path of the field, such as `variants.0.price`; '' is the whole input. */
export type InputProblems = Record<string, string>
export type Reading<Output> = { data: Output; problems?: undefined } | { data?: undefined; problems: InputProblems }

/** Validates input. The server's responses and the forms in a browser word its problems alike. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): Reading<z.output<Schema>> {
  const { data, error } = schema.safeParse(input, { error: describeIssue })
  if (!error) return { data: data as z.output<Schema> }
  const problems: InputProblems = {}
  for (const { path, message } of error.issues) problems[path.join('.')] ??= message
  return { problems }
}
