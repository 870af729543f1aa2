import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

function show(page: number, pages: number) {
  const hrefOf = (number: number) => (number === 1 ? '/list' : `/list?page=${number}`)
  const html = renderToStaticMarkup(<Pagination page={page} pages={pages} hrefOf={hrefOf} label="Pages" />)
  const items = [...html.matchAll(/<li(?<hidden>[^>]*hidden)?[^>]*><a href="(?<href>[^"]*)"[^>]*>(?<number>\d+)/g)]
  const always = items.filter(({ groups }) => !groups?.hidden).map(({ groups }) => Number(groups?.number))
  return { html, all: items.map(({ groups }) => Number(groups?.number)), always }
}

test('always lists the first page, the last and those within two of the current', () => {
  expect(show(6, 12).always).toEqual([1, 4, 5, 6, 7, 8, 12])
  expect(show(6, 12).all).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(show(1, 3).always).toEqual([1, 2, 3])
})

test('shortens a list of thousands of pages', () => {
  expect(show(2000, 4167).all).toHaveLength(23)
})

test('marks the gaps between numbers, on each screen its own', () => {
  const marks = (page: number, pages: number, screen: string) => {
    const marked = new RegExp(
      `<li class="[^"]*\\b${screen}:gap-before[^"]*"><a href="[^"]*" aria-label="Page (\\d+)`,
      'g',
    )
    return [...show(page, pages).html.replaceAll('max-md:', 'small:').matchAll(marked)].map(([, number]) =>
      Number(number),
    )
  }
  expect(marks(20, 40, 'md')).toEqual([10, 40])
  expect(marks(20, 40, 'small')).toEqual([18, 40])
  expect(marks(6, 12, 'md')).toEqual([])
  expect(marks(6, 12, 'small')).toEqual([4, 12])
  expect(marks(1, 12, 'md')).toEqual([])
  expect(marks(1, 13, 'md')).toEqual([13])
})

test('gives the first page no number in its address, and a single page no list', () => {
  expect(show(2, 3).html).toContain('href="/list"')
  expect(show(1, 1).html).toBe('')
})
