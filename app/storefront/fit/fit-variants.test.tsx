import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import type { PieceMeasures, Product } from '../../../contract/catalogue.ts'
import { mapMeasures } from '../../../contract/fit/measures.ts'
import { unmeasured } from '../../../tests/support/unmeasured.ts'
import { FitVariants } from './fit-variants.tsx'

const sized = (width: number): PieceMeasures => ({ ...unmeasured, width, height: 80, depth: 90 })
const option = (name: string, width: number) => ({
  uuid: name,
  name,
  swatch: null,
  imageUrl: null,
  measures: sized(width),
})
const product = {
  uuid: 'sofa',
  name: 'Alder Sofa',
  variantList: [option('Oat', 200), option('Long', 260), option('Sage', 200)],
} as unknown as Product

/** The build also targets browsers that lack it, such as Safari before 17.4. */
function removeGroupBy(): void {
  const { groupBy } = Map
  Reflect.deleteProperty(Map, 'groupBy')
  onTestFinished(() => {
    Map.groupBy = groupBy
  })
}

test('options of one size are judged together, also in a browser without Map.groupBy', () => {
  removeGroupBy()
  const measures = { ...mapMeasures(() => null), spaceWidth: 220 }
  const html = renderToStaticMarkup(
    <FitVariants product={product} chosen="Oat" measures={measures} nameOption={(name) => name} />,
  )
  const items = html.split('<li').slice(1)
  expect(items.map((item) => item.replace(/^[^>]*>|<[^>]*>/g, ''))).toEqual([
    expect.stringMatching(/^Oat, SageFits/),
    expect.stringMatching(/^LongDoes not fit/),
  ])
})
