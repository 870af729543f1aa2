import { expect, test } from 'vitest'
import { startPage } from '../../tests/support/live-page.ts'
import { ask, shopData } from '../../tests/support/small-build.tsx'
import { renderDocument } from './document.tsx'

test('without the bypass a page gets its data from React Router’s stream and hydrates', async () => {
  const answer = await ask('/', null, async ({ context, url }) => {
    const { html, loaderData } = await renderDocument({
      context,
      url,
      stored: null,
      defersStart: true,
      warn: console.warn,
    })
    expect(loaderData).toEqual(shopData)
    return new Response(html)
  })
  const page = await answer.text()
  expect(page).toMatch(/^<!DOCTYPE html><html/)
  expect(page).toContain('<h1>Oak &lt;/script&gt; tables</h1>')
  expect(page).toContain('<script type="module" async="">')
  expect(page).not.toContain('page-data')
  expect((await startPage(page)).loaderData).toEqual({ root: null, ...shopData })
})
