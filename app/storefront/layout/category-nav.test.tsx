import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CategoryNav } from './category-nav.tsx'
import type { NavGroup } from './site.ts'

function draw(groups: NavGroup[], waiting: boolean): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CategoryNav groups={groups} waiting={waiting} onNear={() => {}} />
    </MemoryRouter>,
  )
}
const countPlaceholders = (html: string) => html.split('data-placeholder').length - 1
const bedroom = { name: 'Bedroom', routeName: 'bedroom', subCategories: [] }

test('reserves eight places while categories load, and none otherwise', () => {
  expect(countPlaceholders(draw([], true))).toBe(8)
  expect(countPlaceholders(draw([], false))).toBe(0)
  expect(countPlaceholders(draw([bedroom], true))).toBe(0)
})

test('puts New In first and Special Offers last', () => {
  const links = [...draw([bedroom], false).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/latest-products', '/store/bedroom', '/special-offers'])
})
