import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CategoryRow } from './category-row.tsx'

const listLinks = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, path]) => path)

test('the card of the special offers comes last, also in a shop without categories', () => {
  const beds = { name: 'Beds', routeName: 'beds', thumbnailUrl: '', thumbnail: null }
  const draw = (categories: Parameters<typeof CategoryRow>[0]['categories']) =>
    listLinks(renderToStaticMarkup(<CategoryRow categories={categories} />))
  expect(draw([beds])).toEqual(['/store/beds', '/special-offers'])
  expect(draw([])).toEqual(['/special-offers'])
})
