import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PieceSummary } from './piece-summary.tsx'

const piece = { variantUuid: 'v', productUuid: 'p', name: 'Alder', quantity: 1, note: '', savedAt: '', savedPrice: 849 }
const price = { price: 849, salePrice: 0, onSale: false, wasPrice: null }
const show = (showroomNote: string) => {
  const option = { variantUuid: 'v', name: 'Stone', picture: null, showroomNote, ...price }
  const now = { product: { uuid: 'p', name: 'Alder', brandName: '', options: [option], asked: ['v'] }, option }
  return renderToStaticMarkup(
    <PieceSummary piece={piece} now={now as never}>
      {null}
    </PieceSummary>,
  )
}

test('a piece says what the showroom knows about it, and has no empty paragraph otherwise', () => {
  expect(show('In the showroom')).toContain('>In the showroom</p>')
  expect(show('')).not.toMatch(/<p[^>]*><\/p>/)
})
