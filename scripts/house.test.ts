import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Writes a tree of files and returns what the script prints about it, by label. */
function measure(tree: Record<string, string>, ...more: string[]): Record<string, string> {
  const root = mkdtempSync(join(tmpdir(), 'showroom-house-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const script = join(import.meta.dirname, 'house.ts')
  const { stdout, stderr } = spawnSync(process.execPath, [script, root, ...more], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  )
}

const lines = (count: number) => '// a line\n'.repeat(count)

test('counts product files alone, with the lines of the median and the longest', () => {
  const tree = {
    'server.ts': lines(1),
    'server/app.ts': lines(2),
    'app/ui/button.tsx': lines(3),
    'contract/calls.ts': lines(1200),
    'server/app.test.ts': lines(90),
    'tests/e2e/x.spec.ts': lines(90),
    'bench/run.ts': lines(90),
    'app/styles/theme.css': lines(90),
  }
  expect(measure(tree)).toMatchObject({
    'product: server.ts, server/, app/, contract/, no tests': '4 files, 1,206 lines',
    'lines a file: median, p90': '2, 1200',
    'longest file': '1,200 lines, contract/calls.ts',
  })
})

test('counts what a page imports as a value, directly or through other files', () => {
  const tree = {
    'app/storefront/product/product-page.tsx': [
      "import { a } from '../a.ts'",
      "import type { T } from '../types-only.ts'",
      "const b = await import('../later.ts')",
      "import { readFileSync } from 'node:fs'\n",
    ].join('\n'),
    'app/storefront/a.ts': "export * from './b.ts'\n",
    'app/storefront/b.ts': "import { a } from './a.ts'\n",
    'app/storefront/types-only.ts': lines(50),
    'app/storefront/later.ts': lines(50),
  }
  const found = measure(tree)
  expect(found['runs with product page of the storefront']).toBe('3 files, 6 lines')
  expect(found['runs with product page of the back office']).toBe('0 files, 0 lines')
  expect(found['files in import cycles']).toBe('2')
})

test('counts the API of the import and its job once', () => {
  const folder = 'server/catalogue/import'
  const tree = {
    [`${folder}/import-staff-api.ts`]: "import { t } from './tables.ts'\n",
    [`${folder}/apply-work.ts`]: "import { t } from './tables.ts'\n",
    [`${folder}/tables.ts`]: lines(3),
  }
  expect(measure(tree)['runs with API and work of the import']).toBe('3 files, 5 lines')
})

test('finds files that name a fact by its whole name, and a kind by any spelling', () => {
  const tree = {
    'contract/a.ts': 'lampHours\n',
    'contract/b.ts': 'lampHoursLeft\n',
    'contract/c.test.ts': 'lampHours\n',
    'app/popup-page.tsx': '\n',
    'app/d.ts': 'listPopUps()\n',
    'app/e.ts': "'pop-up'\n",
    'server/lists.ts':
      "const titles = {\n  brand: 'Brand',\n  slide: 'Slide',\n  'home row': 'Row',\n  'pop-up': 'Pop-up',\n}\n",
    'server/three.ts': "['brand', 'slide', 'pop-up']\n",
  }
  expect(measure(tree, '--fact', 'lampHours', '--kind', 'pop-up')).toMatchObject({
    'name the fact lampHours': '1 file',
    'name the kind pop-up': '5 files',
    'name four or more kinds of record': '1 file',
  })
})
