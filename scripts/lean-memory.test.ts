import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import lean from './lean-memory.json' with { type: 'json' }

type Start = { flags: string[]; env: Record<string, string> }

const npmStart: Start = { flags: lean.heapFlags, env: lean.malloc }

/** The image's start command: ENV and CMD of its last stage. */
function readDockerfile(): Start {
  const dockerfile = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8')
  const settings = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(dockerfile) ?? []
  const [node, ...rest]: string[] = JSON.parse(command)
  expect([node, rest.pop()]).toEqual(['node', 'build/shop/server.js'])
  return { flags: rest, env: Object.fromEntries(settings.map((setting) => setting.split('='))) }
}

/** The size of the young heap in megabytes after making objects that live for a while. */
const youngMb = `
  const ring = new Array(300_000)
  for (let i = 0; i < 6_000_000; i++) ring[i % ring.length] = { i }
  const spaces = process.getBuiltinModule('v8').getHeapSpaceStatistics()
  console.log(spaces.find((space) => space.space_name === 'new_space').space_size / 1e6)`

const settings = 'console.log(JSON.stringify({ flags: process.execArgv, env: process.env }))'

function run(program: string, start: Start) {
  const env = { PATH: process.env.PATH, ...start.env }
  return JSON.parse(execFileSync(process.execPath, [...start.flags, '-e', program], { env }).toString())
}

const starts: [string, Start][] = [
  ['npm start', npmStart],
  ['the image', readDockerfile()],
]

test('the image starts the shop with the settings of npm start', () => {
  const { flags, env } = run(settings, readDockerfile())
  expect({ flags, env }).toEqual({ flags: run(settings, npmStart).flags, env: expect.objectContaining(lean.malloc) })
})

test.each(starts)('%s keeps the young heap small', (_, start) => {
  expect(run(youngMb, start)).toBeLessThan(20)
  expect(run(youngMb, { ...start, flags: [] })).toBeGreaterThan(30)
})
