import { expect, test, vi } from 'vitest'
import { createOrderSaver } from './order-saver.ts'

/** A list whose test decides whether each save succeeds. */
function openList(...outcomes: boolean[]) {
  const sent: string[] = []
  const loadAgain = vi.fn()
  let shown = ''
  const saver = createOrderSaver({
    loaded: [...'abc'],
    save: async (order) => {
      sent.push(order.join(''))
      return outcomes[sent.length - 1] ?? true
    },
    show: (order) => {
      shown = order.join('')
    },
    loadAgain,
  })
  const ask = (order: string) => {
    shown = order
    return saver.ask([...order])
  }
  return { saver, sent, ask, loadAgain, look: () => shown }
}

test('when a save fails, the moves saved before it stay', async () => {
  const { sent, ask, look } = openList(true, false)
  await ask('bac')
  await ask('bca')
  expect([sent, look()]).toEqual([['bac', 'bca'], 'bac'])
})

test('when the first save fails, the loaded order is shown', async () => {
  const { saver, ask, look } = openList(false, false)
  await ask('bac')
  expect(look()).toBe('abc')
  saver.load([...'cab'])
  await ask('acb')
  expect(look()).toBe('cab')
})

test('a move that is saved counts, even if the one before it failed', async () => {
  const { ask, look } = openList(false, true)
  const first = ask('bac')
  await Promise.all([first, ask('bca')])
  expect(look()).toBe('bca')
})

test('a list that arrives while moves are being saved is not shown, and is loaded again after the last', async () => {
  const { saver, ask, loadAgain, look } = openList()
  const moves = [ask('bac'), ask('bca')]
  saver.load([...'abcd'])
  await moves[0]
  expect([look(), loadAgain.mock.calls.length]).toEqual(['bca', 0])
  await moves[1]
  expect([look(), loadAgain.mock.calls.length]).toEqual(['bca', 1])
  saver.load([...'bcad'])
  expect(look()).toBe('bcad')
})
