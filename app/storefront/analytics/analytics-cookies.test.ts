import { expect, test } from 'vitest'
import { expireCookie, listAnalyticsCookies } from './analytics-cookies.ts'

test('analytics cookies are recognised among others', () => {
  const cookies = '_ga=GA1.1.1; cookie_consent=true; _ga_ABC123=GS1.1; _gid=1; _gat_UA=1; my_ga=1; _gallery=2'
  expect(listAnalyticsCookies(cookies)).toEqual(['_ga', '_ga_ABC123', '_gid', '_gat_UA'])
  expect(listAnalyticsCookies('')).toEqual([])
})

test('deletes a cookie under every domain it may have been set for', () => {
  expect(expireCookie('_ga', 'www.shop.co.uk')).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.shop.co.uk',
    '_ga=; Max-Age=0; Path=/; Domain=shop.co.uk',
    '_ga=; Max-Age=0; Path=/; Domain=co.uk',
  ])
  expect(expireCookie('_ga', 'localhost')).toEqual(['_ga=; Max-Age=0; Path=/'])
})
