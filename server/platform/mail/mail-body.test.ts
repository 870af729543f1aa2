import { expect, test } from 'vitest'
import { writeMailBody } from './mail-body.ts'

const parts = [
  'Hello <b>Jane</b>,',
  { facts: [{ name: 'Product', value: 'Sofa & Chair', link: 'https://shop.example/a"b' }] },
  { quote: 'One\n<script>alert(1)</script>' },
]

test('quoted text is marked at every line', () => {
  expect(writeMailBody(parts).body).toBe(
    'Hello <b>Jane</b>,\n\nProduct: Sofa & Chair\nhttps://shop.example/a"b\n\n> One\n> <script>alert(1)</script>\n',
  )
})

test('quoted text in HTML is never markup', () => {
  const { html } = writeMailBody(parts)
  expect(html).toContain('Hello &lt;b&gt;Jane&lt;/b&gt;,')
  expect(html).toContain('<a href="https://shop.example/a&quot;b">Sofa &amp; Chair</a>')
  expect(html).toContain('One\n&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toMatch(/<script|<b>/)
})

test('the name of a fact is followed by a colon, unless it is a question', () => {
  const { body, html } = writeMailBody([
    { facts: [{ name: 'A change of plan?', value: 'Move it', link: 'https://x.example' }] },
  ])
  expect(body).toBe('A change of plan? Move it\nhttps://x.example\n')
  expect(html).toContain('<strong>A change of plan?</strong> <a')
})
