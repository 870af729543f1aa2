import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/platform/project-folder.ts'

const text = await readFile(join(projectFolder, 'docs/security.md'), 'utf8')
const rows = text
  .split('\n')
  .map((line) => /^\| (\d+\.\d+\.\d+) \| ([12]) \| (.*) \| (.*) \| (.*) \|$/.exec(line)?.slice(1) ?? [])
  .filter((row) => row.length > 0)

test('each line of the standard is listed once, with a verdict', () => {
  const lines = rows.map(([line]) => line)
  expect(lines.length).toBeGreaterThan(200)
  expect(new Set(lines).size).toBe(lines.length)
  for (const [line, , name, verdict] of rows) {
    expect(name, line).not.toBe('')
    expect(['met', '**not met**', 'does not apply'], line).toContain(verdict)
  }
})

test('every file and decision it names exists', () => {
  const named = [...text.matchAll(/`((?:app|contract|server|scripts|tests|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  const linked = [...text.matchAll(/\]\((decisions\/[\w.-]+)\)/g)].map(([, path = '']) => `docs/${path}`)
  expect(named.length).toBeGreaterThan(100)
  expect([...named, ...linked].filter((path) => !existsSync(join(projectFolder, path)))).toEqual([])
})

test('the counts at its head match its lines', () => {
  const stated = /: (\d+) are met, (\d+) are not, (\d+) do not apply/
    .exec(text.replaceAll('\n', ' '))
    ?.slice(1)
    .map(Number)
  const count = (wanted: string) => rows.filter(([, , , verdict]) => verdict === wanted).length
  const unused = [...text.matchAll(/\((\d+)\) do not apply:/g)].reduce((sum, [, lines]) => sum + Number(lines), 0)
  expect(stated).toEqual([count('met'), count('**not met**'), count('does not apply') + unused])
})
