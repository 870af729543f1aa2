import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/platform/project-folder.ts'

const folder = join(projectFolder, 'docs/decisions')
const read = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n')
const records = globSync('[0-9]*.md', { cwd: folder }).sort()

test('the index names every decision once, by its title', () => {
  const listed = read('README.md').filter((line) => line.startsWith('- '))
  const expected = records.map((name) => {
    const [, number, title] = /^# (\d{3}) (.+)$/.exec(read(name)[0] ?? '') ?? []
    return `- [${number}](${name}) ${title}`
  })
  expect(listed.sort()).toEqual(expected)
})

test.each(records)('%s begins with its number, and notes on later decisions follow at once', (name) => {
  const [heading = '', ...lines] = read(name)
  expect(heading.slice(2, 5)).toBe(name.slice(0, 3))
  const isNote = (line: string) => /^\*[^*].*\*$/.test(line)
  const text = lines.findIndex((line) => line !== '' && !isNote(line))
  expect(lines.slice(text).filter(isNote)).toEqual([])
})
