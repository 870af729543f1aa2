import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/platform/project-folder.ts'

const read = (doc: string) => readFileSync(join(projectFolder, doc), 'utf8')
const exists = (path: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(join(projectFolder, path + ending)))

/** The full paths that a shortened one in `docs/specification-coverage.md` may mean. */
function listPlaces(written: string, before: string): string[] {
  if (written.startsWith('e2e/')) return [`tests/${written}.spec`]
  return [written, join('app/storefront', written), join(dirname(before), written)]
}

/** The paths of one table cell that do not exist, as written. */
function findMissing(cell: string): string[] {
  const missing: string[] = []
  let before = ''
  for (const written of cell.split(',').map((part) => part.replace(/\(.*\)/, '').trim())) {
    const found = listPlaces(written, before).find(exists)
    if (!found) missing.push(written)
    before = found ?? ''
  }
  return missing
}

test('every file and test that the specification’s coverage names exists', () => {
  const rows = read('docs/specification-coverage.md')
    .split('\n')
    .map((line) => /^\| (?!§|---)[^|]+ \| .+ \| ([^|]+) \| ([^|]+) \|$/.exec(line)?.slice(1) ?? [])
    .filter((cells) => cells.length > 0)
  expect(rows.length).toBeGreaterThan(250)
  expect(rows.flat().flatMap(findMissing)).toEqual([])
})

/** Paths that need not exist: the example of a guide, and shortened names in a document that has a test of its own. */
const examples = /^app\/admin\/notices\/|^tests\/e2e\/x\.spec/

test.each(globSync(['*.md', 'docs/**/*.md'], { cwd: projectFolder }))('every path that %s names exists', (doc) => {
  const paths = [...read(doc).matchAll(/`((?:app|contract|server|scripts|tests|docs|bench|db|deploy)\/[\w./-]*)`/g)]
  const named = paths.map(([, path = '']) => path).filter((path) => !examples.test(path))
  expect(named.filter((path) => !exists(path))).toEqual([])
})

const documents = globSync(['*.md', 'docs/**/*.md', 'app/**/*.md', 'bench/**/*.md', 'server/**/*.md'], {
  cwd: projectFolder,
})

test.each(globSync(['app/**/*.md', 'server/**/*.md'], { cwd: projectFolder }))(
  'every file that %s names exists',
  (doc) => {
    const names = [...read(doc).matchAll(/`((?:\.\.?\/)*[\w/-]+\.tsx?)`/g)].map(([, name = '']) => name)
    const isFound = (name: string) => exists(name) || exists(join(dirname(doc), name))
    expect(names.filter((name) => !isFound(name))).toEqual([])
  },
)

test.each(documents)('every link of %s leads to a file', (doc) => {
  const text = read(doc).replace(/`[^`\n]*`/g, '')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)\s#]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(projectFolder, dirname(doc), link)))).toEqual([])
})
