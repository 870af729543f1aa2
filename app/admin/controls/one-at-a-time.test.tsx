import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useOneAtATime } from './one-at-a-time.ts'

type Handle = (event: { preventDefault(): void }) => unknown

function Holder({ handle, onRender }: { handle: Handle; onRender(press: Handle): void }) {
  onRender(useOneAtATime(handle).handleOnce)
  return null
}

function makePress(handle: Handle): () => { preventDefault: ReturnType<typeof vi.fn> } {
  const made: Handle[] = []
  renderToStaticMarkup(<Holder handle={handle} onRender={(press) => made.push(press)} />)
  return () => {
    const event = { preventDefault: vi.fn() }
    made[0]?.(event)
    return event
  }
}

test('a second press does nothing while the call of the first runs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const call = vi.fn(() => promise)
  const press = makePress(call)
  expect(press().preventDefault).not.toHaveBeenCalled()
  expect(press().preventDefault).toHaveBeenCalledOnce()
  expect(call).toHaveBeenCalledOnce()
  resolve()
  await promise.finally(() => undefined)
  press()
  expect(call).toHaveBeenCalledTimes(2)
})

test('an action that ends at once can be repeated at once', () => {
  const add = vi.fn()
  const press = makePress(add)
  press()
  press()
  expect(add).toHaveBeenCalledTimes(2)
})
