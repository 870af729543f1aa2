import { expect, onTestFinished, test, vi } from 'vitest'
import { keepFromAnalytics, startAnalytics, stopAnalytics } from './google-analytics.ts'

test('a document with a secret in its address has no analytics, whatever is answered about cookies', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '' })
  keepFromAnalytics()
  startAnalytics('G-TEST')
  stopAnalytics('G-TEST')
  startAnalytics('G-TEST')
  expect(window.dataLayer).toBeUndefined()
})
