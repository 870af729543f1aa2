import { expect, onTestFinished, test, vi } from 'vitest'
import { keepFromAnalytics, startAnalytics, stopAnalytics } from './google-analytics.ts'

test('a document with a secret in its address has no analytics, even after cookies are accepted', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '' })
  keepFromAnalytics()
  startAnalytics('G-TEST')
  stopAnalytics('G-TEST')
  startAnalytics('G-TEST')
  expect(window.dataLayer).toBeUndefined()
})
