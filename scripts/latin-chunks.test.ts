import { expect, test } from 'vitest'
import { escapeBeyondLatin } from './latin-chunks.ts'

test('code beyond Latin-1 means the same once it is escaped', () => {
  const code = 'const made = [`The shop’s 🪑`, "£ é …", /[‘’]🪑/u.test("’🪑"), `a\\u2019`]; made'
  const escaped = escapeBeyondLatin(code)
  expect(escaped).not.toMatch(/[\u0100-\uffff]/)
  expect(escaped).toContain('£ é')
  const run = (text: string): unknown => new Function(`return (() => { ${text.replace(/made$/, 'return made')} })()`)()
  expect(run(escaped)).toEqual(run(code))
})
