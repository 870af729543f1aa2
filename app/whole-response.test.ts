import { expect, test } from 'vitest'
import { WholeResponse } from './whole-response.ts'

const page = () =>
  new WholeResponse(Buffer.from('kiln-dried oak'), { status: 404, headers: { 'content-type': 'text/html' } })

test('hands over the body unchanged', async () => {
  const body = Buffer.from('kiln-dried oak')
  expect(await new WholeResponse(body, {}).bytes()).toBe(body)
})

test('returns the same body from every way of reading it', async () => {
  expect(await new Response(page().body).text()).toBe('kiln-dried oak')
  expect(await page().body?.getReader().read()).toMatchObject({ value: Buffer.from('kiln-dried oak') })
  expect([await page().text(), (await page().arrayBuffer()).byteLength]).toEqual(['kiln-dried oak', 14])
  expect(await new WholeResponse(Buffer.from('[1]'), {}).json()).toEqual([1])
  expect([await page().clone().text(), page().clone().status]).toEqual(['kiln-dried oak', 404])
  expect([page().status, page().headers.get('content-type')]).toEqual([404, 'text/html'])
})

test('joins a body of several pieces', async () => {
  const pieces = () => new WholeResponse([Buffer.from('kiln-'), Buffer.from('dried'), Buffer.from(' oak')], {})
  expect([await pieces().text(), await new Response(pieces().body).text()]).toEqual([
    'kiln-dried oak',
    'kiln-dried oak',
  ])
  expect(await pieces().clone().bytes()).toEqual(Buffer.from('kiln-dried oak'))
  expect(await new WholeResponse([], {}).text()).toBe('')
})
