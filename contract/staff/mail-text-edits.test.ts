import { expect, test } from 'vitest'
import { findMailProblems } from './mail-text-edits.ts'
import { mailText } from './mail-texts.ts'

test('a gap that the shop does not know is refused, also one named like a member of every object', () => {
  const { subject, text } = mailText('invitation')
  expect(findMailProblems('invitation', { subject, text })).toEqual({})
  for (const gap of ['colour', 'constructor']) {
    const problem = `The shop does not know what to put for {${gap}}.`
    expect(findMailProblems('invitation', { subject, text: `${text}\n\nSee {${gap}}` })).toEqual({ text: problem })
    expect(findMailProblems('invitation', { subject: `${subject} {${gap}}`, text })).toEqual({ subject: problem })
  }
})
