import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { asShown, Kept, sendAsShown, writeAsShown } from './kept.tsx'

const chairs = [{ name: 'Ash' }, { name: 'Oak' }]

test('facts sent as shown are left out of the page’s data, and returned', () => {
  const list = sendAsShown(chairs)
  expect(list).toEqual(chairs)
  expect(JSON.parse(JSON.stringify(chairs))).toEqual(chairs)
  const { text, leftOut } = writeAsShown(() => JSON.stringify({ list, amount: 2 }))
  expect(JSON.parse(text)).toEqual({ list: [asShown, asShown], amount: 2 })
  expect(leftOut).toEqual(chairs)
  expect(writeAsShown(() => '').leftOut).toEqual([])
})

test('a part is rendered from its facts without a store, and left empty when its facts were not sent', () => {
  const part = (facts: { name: string } | typeof asShown) =>
    renderToString(
      <Kept as="li" facts={facts} kind="chair" className="chair">
        {({ name }) => <b>{name}</b>}
      </Kept>,
    )
  expect(part({ name: 'Ash' })).toBe('<li class="chair"><b>Ash</b></li>')
  expect(part(asShown)).toBe('<li class="chair" data-lost=""></li>')
})
