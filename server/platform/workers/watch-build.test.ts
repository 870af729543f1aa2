import { expect, test } from 'vitest'
import { judgeBuilds } from './watch-build.ts'

test.each([
  ['the same build', 'a', ['a', 'a', 'a'], ''],
  ['another build, once', 'a', ['a', 'b', 'b', 'b'], '--+-'],
  ['one that is half made for a moment', 'a', ['b', undefined, undefined, 'c', 'c', 'c'], '----+-'],
  ['the same one, made again', 'a', [undefined, 'a', 'a'], ''],
  ['the first one', undefined, [undefined, 'a', 'a', 'a'], '--+-'],
  ['two after another', 'a', ['b', 'b', 'c', 'c', 'b', 'b'], '-+-+-+'],
])('%s is taken up', (_, first, found, expected) => {
  const isNew = judgeBuilds(first)
  const judged = found.map((build) => (isNew(build) ? '+' : '-')).join('')
  expect(judged).toBe(expected || '-'.repeat(found.length))
})
