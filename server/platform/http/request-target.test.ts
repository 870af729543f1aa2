import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTarget } from './request-target.ts'

it.each([
  ['/', '/'],
  ['/sofas?page=2', '/sofas?page=2'],
  ['/search/a%2Fb%25', '/search/a%2Fb%25'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/sofas?q=100%', '/sofas?q=100%'],
  ['/sofas?q=%ED%A0%80', '/sofas?q=%ED%A0%80'],
  ['/sofas?q={a|b}', '/sofas?q={a|b}'],
  ['/a/../b/./c', '/b/c'],
  ['/%76%49sit/%6bey%2D%32?q=%41', '/vIsit/key%2D2?q=%41'],
  ['/%2576isit/key', '/%2576isit/key'],
  ['http://elsewhere.example/sofas?page=2', '/sofas?page=2'],
  ['https://elsewhere.example:8443/', '/'],
  ['http://elsewhere.example', '/'],
  ['http://elsewhere.example?page=2', '/?page=2'],
])('%s is read as %s', (raw, target) => {
  expect(readTarget(raw)).toBe(target)
})

it.each([
  ['', 400],
  ['*', 400],
  ['sofas', 400],
  ['ftp://elsewhere.example/', 400],
  ['javascript:alert(1)', 400],
  ['?q=1', 400],
  ['/%00', 400],
  ['/sofas?q=%00', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/%ff', 400],
  ['/%ED%A0%80', 400],
  ['/caf\u00e9', 400],
  ['/a b', 400],
  ['/a\u0000b', 400],
  ['/\\elsewhere.example', 400],
  ['/sofas#top', 400],
  ['//elsewhere.example/', 404],
  ['/..//elsewhere.example/', 404],
  ['/%2e%2e//elsewhere.example/', 404],
  ['http://us.example//elsewhere.example/', 404],
  [`/${'a'.repeat(9000)}`, 414],
])('%s is refused with %i', (raw, status) => {
  expect(() => readTarget(raw)).toThrow(expect.objectContaining({ status }))
})

it('any target is refused, or read as a path that reads the same again', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '..', '.', '%2e', '%2f', '%5c', '%00', '%', '?', '#', '@', ':', 'http://', 'a'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      (raw) => {
        let target: string
        try {
          target = readTarget(raw)
        } catch (error) {
          expect(error).toMatchObject({ status: expect.toSatisfy((status) => [400, 404, 414].includes(status)) })
          return
        }
        expect(new URL(target, 'https://us.example').host).toBe('us.example')
        expect(new URL(`https://us.example${target}`).href).toBe(`https://us.example${target}`)
        expect(readTarget(target)).toBe(target)
      },
    ),
    { numRuns: 3000 },
  )
})
