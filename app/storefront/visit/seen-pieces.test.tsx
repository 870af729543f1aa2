import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeenPieces } from './seen-pieces.tsx'
import { readNamed } from './visit-pieces.ts'

const uuid = '00000000-0000-4000-8000-000000000001'

test('the product that an address names has a name before the shop has said what it is', () => {
  const rows = readNamed(`?variant=${uuid}`).map((piece) => ({ piece }))
  const html = renderToStaticMarkup(<SeenPieces rows={rows} remove={() => {}} />)
  expect(html).toContain('>The piece you came from</strong>')
  expect(html).toContain('aria-label="Leave out The piece you came from"')
})

test('an address names no product by anything but a uuid', () => {
  for (const search of ['', '?variant', '?variant=oak', `?other=${uuid}`]) expect(readNamed(search)).toEqual([])
})
