import { expect, test } from 'vitest'
import { TemplateEdit } from './reply-templates.ts'

test('a template with an unknown gap is refused at its field', () => {
  const refused = TemplateEdit.safeParse({ name: 'Thanks', text: 'About {prodcut}' })
  expect(refused.error?.issues).toMatchObject([{ path: ['text'], message: expect.stringContaining('{prodcut}') }])
  expect(TemplateEdit.safeParse({ name: 'Thanks', text: 'About {Product}, {first name}' }).success).toBe(true)
})
