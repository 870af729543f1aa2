import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PictureFacts } from '../../ui/picture.tsx'
import { SuggestionRow } from '../search-box/suggestion-row.tsx'
import { PiecePicture } from '../shortlist/piece-picture.tsx'
import { PieceSummary } from '../shortlist/piece-summary.tsx'

const words = 'No photograph yet'
const price = { price: 799, onSale: false, salePrice: null, previousPrice: null }
const photograph: PictureFacts = { hash: 'f', width: 1280, height: 960, alt: 'A chair', placeholder: '#fff' }
const piece = {
  variantUuid: 'v',
  productUuid: 'p',
  name: 'Alder',
  quantity: 1,
  note: '',
  savedAt: '',
  savedPrice: 799,
}
const nowWith = (picture: PictureFacts | null) => ({
  product: { uuid: 'p', name: 'Alder', brandName: '', asked: ['v'], options: [] },
  option: {
    variantUuid: 'v',
    name: '',
    picture: picture && { ...picture, url: '', focalX: 0.5, focalY: 0.5 },
    ...price,
  },
})

const rows = {
  suggestion: (picture: PictureFacts | null) => (
    <SuggestionRow id="s" item={{ name: 'Alder', path: '/', picture, price }} active={false} />
  ),
  'piece of a visit': (picture: PictureFacts | null) => <PiecePicture now={nowWith(picture)} />,
  'piece of a shortlist': (picture: PictureFacts | null) => (
    <PieceSummary piece={piece} now={nowWith(picture)}>
      {null}
    </PieceSummary>
  ),
}

test.each(Object.entries(rows))('a %s without a photograph says so, as its card does', (_, show) => {
  expect(renderToStaticMarkup(show(null))).toContain(words)
  expect(renderToStaticMarkup(show(photograph))).not.toContain(words)
})

test('the name of a suggestion is that of the product, with or without a photograph', () => {
  const html = renderToStaticMarkup(rows.suggestion(null))
  expect(html.replace(/<span aria-hidden="true"[^>]*>.*?<\/span><\/span>/, '')).not.toContain(words)
})

test('a piece that has left the shop, or is not known yet, is not said to lack its photograph', () => {
  for (const now of [undefined, {}]) expect(renderToStaticMarkup(<PiecePicture now={now} />)).not.toContain(words)
})
