import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { writePolicy } from './content-policy.ts'

const none = { frames: [], scripts: [] }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page may run its own inline scripts and no others', () => {
  const html = `<script>let a = 1</script><script type="module" async="">let b = "é"</script><script src="/a.js"></script>`
  const scripts = writePolicy(Buffer.from(html), none)
    .split('; ')
    .find((rule) => rule.startsWith('script-src '))
  expect(scripts).toBe(`script-src 'self' ${hashOf('let a = 1')} ${hashOf('let b = "é"')}`)
})

test('facts for search engines are no scripts', () => {
  const html = '<script type="application/ld+json">{"name":"Sofa"}</script>'
  expect(writePolicy(Buffer.from(html), none)).not.toContain('sha256')
})

test('frames of other hosts are for those the shop uses', () => {
  expect(writePolicy(Buffer.from(''), none)).toContain("frame-src 'none'")
  expect(writePolicy(Buffer.from(''), { frames: ['https://maps.example.com'], scripts: [] })).toContain(
    'frame-src https://maps.example.com;',
  )
})
