import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const admin = join(import.meta.dirname, '../..')

/** Forms whose fields cannot be refused: a search, or a choice among fixed options. */
const withoutProblems = [
  'import/layout-form.tsx',
  'import/rules/words-form.tsx',
  'products/variants/make-dialog.tsx',
  'walk/find-form.tsx',
]

test('every form whose fields can be refused focuses the first refused one', () => {
  const files = globSync('**/*.tsx', { cwd: admin }).filter((file) => file !== 'form/saving/checked-form.tsx')
  const plain = files.filter((file) => readFileSync(join(admin, file), 'utf8').includes('<form'))
  expect(plain.sort()).toEqual(withoutProblems)
})
