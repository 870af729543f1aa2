import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowedHosts } from './allowed-hosts.ts'
import { writePolicy } from './content-policy.ts'

const none = { frames: [], scripts: [], calls: [] }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('allows a page its own inline scripts and no others', () => {
  const html = `<script>let a = 1</script><script type="module" async="">let b = "é"</script><script src="/a.js"></script>`
  const scripts = writePolicy(Buffer.from(html), none)
    .split('; ')
    .find((rule) => rule.startsWith('script-src '))
  expect(scripts).toBe(`script-src 'self' ${hashOf('let a = 1')} ${hashOf('let b = "é"')}`)
})

test('does not count structured data as scripts', () => {
  const html = '<script type="application/ld+json">{"name":"Sofa"}</script>'
  expect(writePolicy(Buffer.from(html), none)).not.toContain('sha256')
})

test('allows frames of exactly the hosts that the shop uses', () => {
  expect(writePolicy(Buffer.from(''), none)).toContain("frame-src 'none'")
  expect(writePolicy(Buffer.from(''), { ...none, frames: ['https://maps.example.com'] })).toContain(
    'frame-src https://maps.example.com;',
  )
})

test('allows analytics hosts only in shops that count visits', () => {
  const policyOf = (analyticsId: string | null) => {
    const settings = { shop: { mapEmbedUrl: '' }, captcha: { provider: 'altcha' }, analyticsId }
    return writePolicy(Buffer.from(''), allowedHosts({ storefront: { settings } }))
  }
  expect(policyOf(null)).not.toContain('google')
  expect(policyOf('G-TEST')).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policyOf('G-TEST')).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/)
})
