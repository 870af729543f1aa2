import type { z } from 'zod'
import { emailForm } from './email-form.ts'

type Issue = z.core.$ZodRawIssue
type IssueOf<Code> = Extract<Issue, { code: Code }>

/** The message about an invalid value, if its schema has none of its own. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue)
    case 'too_big':
      return describeTooBig(issue)
    case 'too_small':
      return describeTooSmall(issue)
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the right format.'
    case 'invalid_value':
      return describeChoices(issue.values)
    case 'invalid_union':
      return describeUnion(issue)
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.map((key) => `‘${key}’`).join(', ')}.`
    default:
      return 'This value cannot be used here.'
  }
}

const needed = 'This is needed.'

const types: Record<string, string> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  nan: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  date: 'Enter a date.',
  array: 'A list is needed.',
}

function describeType({ expected, input }: IssueOf<'invalid_type'>): string {
  const isMissing = input === undefined || input === null
  if (isMissing && expected === 'string') return needed
  return types[expected] ?? (isMissing ? needed : 'This value cannot be used here.')
}

const formats: Record<string, string> = {
  email: emailForm,
  url: 'A web address looks like https://example.com.',
  uuid: 'There is no such entry.',
  date: 'A date looks like 2026-03-31.',
  time: 'A time looks like 09:30.',
  datetime: 'A date and time looks like 2026-03-31T09:30:00Z.',
}

const write = (amount: number | bigint) => amount.toLocaleString('en-GB', { maximumFractionDigits: 20 })
const isNumeric = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint'

function describeTooBig({ origin, maximum, inclusive = true }: IssueOf<'too_big'>): string {
  const max = write(maximum)
  if (origin === 'string') return `This is too long: ${max} characters at most.`
  if (isNumeric(origin)) return inclusive ? `Enter ${max} or less.` : `Enter less than ${max}.`
  return `This is too many: ${max} at most.`
}

function describeTooSmall({ origin, minimum, inclusive = true }: IssueOf<'too_small'>): string {
  const min = write(minimum)
  if (isNumeric(origin)) return inclusive ? `Enter ${min} or more.` : `Enter more than ${min}.`
  if (origin !== 'string') return `Choose ${min === '1' ? 'one' : min} at least.`
  return min === '1' ? needed : `This is too short: ${min} characters at least.`
}

type Choices = readonly z.core.util.Primitive[]

function describeChoices(values: Choices): string {
  const written = values.filter((value) => value !== '').map(String)
  return written.length === 0 ? 'Leave this empty.' : `Choose one of: ${written.join(', ')}.`
}

/** Describes the branch of a union that is closest to the value: the last whose type fits, or else the last. */
function describeUnion(issue: IssueOf<'invalid_union'>): string {
  if (issue.discriminator !== undefined && issue.options) return describeChoices(issue.options as Choices)
  const firsts = issue.errors.flatMap(([first]) => first ?? [])
  const closest = firsts.findLast(({ code }) => code !== 'invalid_type' && code !== 'invalid_value') ?? firsts.at(-1)
  return closest?.message ?? 'This value cannot be used here.'
}
