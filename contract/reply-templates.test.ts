import { expect, test } from 'vitest'
import { fillGaps, TemplateEdit } from './reply-templates.ts'

test('gaps are filled in one pass in any spelling, and unknown ones stay', () => {
  const fillings = { name: 'Jane {hours}', hours: '9 to 5', 'first name': 'Jane' }
  expect(fillGaps('{Name}, {first name}: {hours} {colour} {}', fillings)).toBe('Jane {hours}, Jane: 9 to 5 {colour} {}')
})

test('a template with an unknown gap is refused at its field', () => {
  const refused = TemplateEdit.safeParse({ name: 'Thanks', text: 'About {prodcut}' })
  expect(refused.error?.issues).toMatchObject([{ path: ['text'], message: expect.stringContaining('{prodcut}') }])
  expect(TemplateEdit.safeParse({ name: 'Thanks', text: 'About {Product}, {first name}' }).success).toBe(true)
})
