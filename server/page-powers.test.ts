import { expect, test } from 'vitest'
import { writePolicy } from '../app/content-policy.ts'
import { findPowers } from '../app/page-powers.ts'
import { listSecurityHeaders } from './platform/http/security-headers.ts'

const none = { frames: [], scripts: [], calls: [] }
const usual = new Map(listSecurityHeaders('https://shop.example')).get('permissions-policy')

test('only the walk may open the camera and run the WebAssembly that reads tickets', () => {
  for (const path of ['/admin/walk', '/admin/walk/']) {
    const { permissions, scripts } = findPowers(path)
    expect(permissions).toBe(usual?.replace('camera=()', 'camera=(self)'))
    expect(writePolicy(Buffer.from(''), none, { powers: scripts })).toContain("script-src 'self' 'wasm-unsafe-eval';")
  }
  for (const path of ['/', '/admin', '/admin/walkers', '/product/walk', '/admin/tickets']) {
    expect(findPowers(path)).toEqual({ scripts: [], frames: path.startsWith('/admin') ? ["'self'"] : [] })
  }
  expect(writePolicy(Buffer.from(''), none)).not.toContain('wasm')
})

test('only the back office may show a page in a frame, and only one of the shop’s own', () => {
  expect(['/', '/administer', '/product/admin'].map((path) => findPowers(path).frames)).toEqual([[], [], []])
  expect(['/admin', '/admin/look', '/admin/walk'].map((path) => findPowers(path).frames)).toEqual(
    Array(3).fill(["'self'"]),
  )
})
