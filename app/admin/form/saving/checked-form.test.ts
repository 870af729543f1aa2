import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const admin = join(import.meta.dirname, '../..')

/** Their fields cannot be wrong: a search, a choice among what there is. */
const withoutProblems = [
  'import/layout-form.tsx',
  'import/rules/words-form.tsx',
  'products/variants/make-dialog.tsx',
  'walk/find-form.tsx',
]

test('every form whose fields can be refused gives the focus to the first that is', () => {
  const files = globSync('**/*.tsx', { cwd: admin }).filter((file) => file !== 'form/saving/checked-form.tsx')
  const plain = files.filter((file) => readFileSync(join(admin, file), 'utf8').includes('<form'))
  expect(plain.sort()).toEqual(withoutProblems)
})
