import { expect, test } from 'vitest'
import { writePolicy } from '../app/content-policy.ts'
import { findPowers } from '../app/page-powers.ts'
import { listSecurityHeaders } from './platform/http/security-headers.ts'

const none = { frames: [], scripts: [], calls: [] }
const usual = new Map(listSecurityHeaders('https://shop.example')).get('permissions-policy')

test('the walk alone may open the camera and run the reader of tickets', () => {
  for (const path of ['/admin/walk', '/admin/walk/']) {
    const { permissions, scripts } = findPowers(path)
    expect(permissions).toBe(usual?.replace('camera=()', 'camera=(self)'))
    expect(writePolicy(Buffer.from(''), none, scripts)).toContain("script-src 'self' 'wasm-unsafe-eval';")
  }
  for (const path of ['/', '/admin', '/admin/walkers', '/product/walk', '/admin/tickets']) {
    expect(findPowers(path)).toEqual({ scripts: [] })
  }
  expect(writePolicy(Buffer.from(''), none)).not.toContain('wasm')
})
