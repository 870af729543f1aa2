import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PictureFacts } from '../../ui/picture.tsx'
import { brandCrops, slideCrops } from './crops.ts'
import { PictureCrops } from './picture-crops.tsx'

const picture = { hash: 'a'.repeat(64), width: 800, height: 600, alt: 'A lamp', placeholder: '#fff' }

test('a picture takes up the same space before and after it is loaded', () => {
  const measure = (known: PictureFacts | undefined) => {
    const html = renderToStaticMarkup(<PictureCrops picture={known} crops={[...brandCrops, ...slideCrops]} />)
    return [...html.matchAll(/(?<![\w-])width:[\d.]+rem|aspect-ratio:[\d.]+/g)].map(([part]) => part)
  }
  expect(measure(picture)).toHaveLength(6)
  expect(measure(undefined)).toEqual(measure(picture))
})
