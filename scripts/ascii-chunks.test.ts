import { expect, test } from 'vitest'
import { escapeBeyondAscii } from './ascii-chunks.ts'

test('code beyond ASCII means the same once it is escaped', () => {
  const code = 'const made = [`The shop’s 🪑`, "£ é …", /[‘’]🪑/u.test("’🪑"), `a\\u2019`]; made'
  const escaped = escapeBeyondAscii(code)
  expect(escaped).not.toMatch(/[\u0080-\uffff]/)
  expect(escaped).toContain('\\u00a3 \\u00e9')
  const run = (text: string): unknown => new Function(`return (() => { ${text.replace(/made$/, 'return made')} })()`)()
  expect(run(escaped)).toEqual(run(code))
})
