import { expect, test } from 'vitest'
import type { Failure } from '../../../contract/errors.ts'
import { createUploadQueue } from './upload-queue.ts'

type Answer = { name: string } | Failure
const failure = (status: number): Failure => ({ status, problem: { title: 'No', reason: `No: ${status}` } })
const files = (...names: string[]) => names.map((name) => new File(['x'], name))

/** A shop that responds when the test says so. */
function openQueue() {
  const asked: string[] = []
  const answers = new Map<string, (answer: Answer) => void>()
  const kept: string[] = []
  const ended: string[] = []
  const queue = createUploadQueue<{ name: string }>({
    send: ({ name }, { signal }) => {
      asked.push(name)
      signal.addEventListener('abort', () => ended.push(name))
      return new Promise((resolve) => answers.set(name, resolve))
    },
    onKept: ({ name }) => kept.push(name),
  })
  const answer = async (name: string, status = 200) => {
    answers.get(name)?.(status === 200 ? { name } : failure(status))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const states = () => queue.list().map(({ file, state }) => `${file.name} ${state}`)
  return { queue, asked, kept, ended, answer, states }
}

test('sends three files at once, and the next as soon as one has arrived', async () => {
  const { queue, asked, answer } = openQueue()
  queue.add(files('a', 'b', 'c', 'd', 'e'))
  expect(asked).toEqual(['a', 'b', 'c'])
  await answer('b')
  expect(asked).toEqual(['a', 'b', 'c', 'd'])
})

test('reports files in the order in which they were dropped', async () => {
  const { queue, kept, answer, states } = openQueue()
  queue.add(files('a', 'b', 'c'))
  await answer('c')
  await answer('b')
  expect(kept).toEqual([])
  await answer('a')
  expect(kept).toEqual(['a', 'b', 'c'])
  expect(states()).toEqual([])
})

test('counts the files that are stored since the list was last empty', async () => {
  const { queue, answer } = openQueue()
  queue.add(files('a', 'b'))
  queue.dismiss(queue.list()[1]?.id ?? 0)
  await answer('a')
  expect(queue.countStored()).toBe(1)
  queue.add(files('c'))
  expect(queue.countStored()).toBe(0)
  await answer('c')
  expect(queue.countStored()).toBe(1)
})

test('goes on after a file that fails, and can send it again', async () => {
  const { queue, asked, kept, answer, states } = openQueue()
  queue.add(files('a', 'b'))
  await answer('b')
  await answer('a', 0)
  expect(kept).toEqual(['b'])
  expect(states()).toEqual(['a failed'])
  const [broken] = queue.list()
  expect(broken).toMatchObject({ problem: 'No: 0', mayRetry: true })
  queue.retry(broken?.id ?? 0)
  expect(asked).toEqual(['a', 'b', 'a'])
  await answer('a')
  expect(kept).toEqual(['b', 'a'])
})

test('offers no retry for a file of a kind that is always refused', async () => {
  const { queue, answer, states } = openQueue()
  queue.add(files('a'))
  await answer('a', 415)
  const [refused] = queue.list()
  expect(refused).toMatchObject({ mayRetry: false })
  queue.dismiss(refused?.id ?? 0)
  expect(states()).toEqual([])
})

test('a cancelled upload is aborted and not stored, and the next one starts', async () => {
  const { queue, asked, kept, ended, answer, states } = openQueue()
  queue.add(files('a', 'b', 'c', 'd', 'e'))
  await answer('b')
  expect(asked).toEqual(['a', 'b', 'c', 'd'])
  queue.dismiss(queue.list().find(({ file }) => file.name === 'a')?.id ?? 0)
  expect(ended).toEqual(['a'])
  expect(kept).toEqual(['b'])
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e'])
  await answer('a')
  expect(kept).toEqual(['b'])
  expect(states()).toEqual(['c sending', 'd sending', 'e sending'])
})
