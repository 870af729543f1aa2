import { expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { bindCalls } from '../serve.ts'
import { answerRedirects, followRedirect } from './redirects.ts'

const moved = new Map([
  ['/old', '/new'],
  ['/sofa', '/store/sofas-chairs?page=2'],
  ['/hours', '/find-us#opening-times'],
  ['/store/sofas/corner', '/store/seating/corner'],
  ['/store/sofas/gone', '/store/seating'],
])
const follow = (path: string) => followRedirect(moved, new URL(path, 'http://shop.example'))

test.each([
  ['/old', '/new'],
  ['/old/', '/new'],
  ['/old?page=2', '/new?page=2'],
  ['/sofa?page=3', '/store/sofas-chairs?page=2'],
  ['/hours?from=mail', '/find-us?from=mail#opening-times'],
  ['/older', undefined],
  ['/brand/sofas/corner/7f3a/fernhollow', '/brand/seating/corner/7f3a/fernhollow'],
  ['/brand/sofas/corner/7f3a/', '/brand/seating/corner/7f3a'],
  ['/property/sofas/corner/12/leather?page=2', '/property/seating/corner/12/leather?page=2'],
  ['/property/sofas/gone/12/leather', undefined],
  ['/brand/sofas/corner', undefined],
  ['/brand/beds/divans/7f3a/fernhollow', undefined],
  ['/product/sofas/corner/7f3a', undefined],
  ['/', undefined],
  ['/Admin/products?q=oak', '/admin/products?q=oak'],
  ['/ADMIN', '/admin'],
  ['/admin/products', undefined],
  ['/Administration', undefined],
])('%s redirects to %s', (from, to) => {
  expect(follow(from)).toBe(to)
})

const [asked] = bindCalls(
  { redirect: calls.redirect },
  answerRedirects(async (url) => followRedirect(moved, url)),
)
const ask = (address: string) => asked?.answer({ address }, { address: '', headers: new Headers() })

test('the call resolves an address with a query and spaces', async () => {
  expect(await ask('/old?q=oak bed')).toEqual({ to: '/new?q=oak%20bed' })
})

test.each(['/\t/[', '/\r\n/other.example/old', '//other.example/old', '/\\other.example'])(
  '%j, which is no address of the shop, is refused',
  async (address) => {
    await expect(ask(address)).rejects.toMatchObject({ status: 400 })
  },
)
