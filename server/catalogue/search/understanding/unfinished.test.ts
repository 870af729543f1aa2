import { expect, test } from 'vitest'
import { cutUnfinished } from './unfinished.ts'

test.each([
  ['sofa unde', 'sofa'],
  ['Sofa UNDER', 'Sofa'],
  ['sofa under £', 'sofa'],
  ['sofa max 2', 'sofa'],
  ['corner sofa less th', 'corner sofa'],
  ['corner sofa less than 5', 'corner sofa'],
  ['desk between 1', 'desk'],
])('%j asks for %j so far', (text, asked) => expect(cutUnfinished(text)).toBe(asked))

test.each(['sofa', 'under', 'sofa u', 'corner sofa', 'under bed storage', 'maxi sofa', 'unde 500', ''])(
  '%j has no limit at its end',
  (text) => expect(cutUnfinished(text)).toBe(text),
)
