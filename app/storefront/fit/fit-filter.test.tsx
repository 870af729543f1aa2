import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListingView } from '../listing/listing-view.ts'
import { FitFilter } from './fit-filter.tsx'

test.each([
  [0, 'We know the dimensions of every product here.'],
  [1, '1 product is left out, as we do not know all dimensions.'],
  [12_500, '12,500 products are left out, as we do not know all dimensions.'],
])('%i products that are not measured are counted as elsewhere', (unmeasured, words) => {
  const listing = { chosen: {}, filters: { unmeasured } } as unknown as ListingView
  expect(renderToStaticMarkup(<FitFilter listing={listing} />)).toContain(`<p>${words}</p>`)
})
