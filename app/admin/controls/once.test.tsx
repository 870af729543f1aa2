import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useOncePerVersion } from './once.ts'

type Once = ReturnType<typeof useOncePerVersion>

function Holder({ onRender }: { onRender(once: Once): void }) {
  onRender(useOncePerVersion())
  return null
}

function makeOnce(): Once {
  const made: Once[] = []
  renderToStaticMarkup(<Holder onRender={(once) => made.push(once)} />)
  const [once] = made
  if (!once) throw new Error('Nothing was rendered.')
  return once
}

test('a second press on the same version does nothing while the first runs; another record is not held up', async () => {
  const once = makeOnce()
  const { promise, resolve } = Promise.withResolvers<void>()
  const made: string[] = []
  const act = (name: string) => async () => {
    made.push(name)
    await promise
  }
  const first = once('sofa 1', act('sofa'))
  const other = once('bench 1', act('bench'))
  await once('sofa 1', act('sofa again'))
  expect(made).toEqual(['sofa', 'bench'])
  resolve()
  await Promise.all([first, other])
  await once('sofa 1', act('sofa later'))
  expect(made).toEqual(['sofa', 'bench', 'sofa later'])
})

test('an action that fails may be tried again', async () => {
  const once = makeOnce()
  const refuse = async () => {
    throw new Error('No connection.')
  }
  await expect(once(1, refuse)).rejects.toThrow('No connection.')
  let isMade = false
  await once(1, async () => {
    isMade = true
  })
  expect(isMade).toBe(true)
})
