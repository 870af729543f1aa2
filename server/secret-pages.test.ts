import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { secretPages } from '../contract/secret-pages.ts'
import { redactPath } from './platform/redaction.ts'
import { isPrivate } from './routes.ts'

test.each(secretPages.split('|'))('an address below /%s is neither logged nor cached', (page) => {
  const url = `/${page}/key`
  expect(redactPath(url)).toBe(`/${page}/…`)
  expect(isPrivate({ url } as IncomingMessage)).toBe(true)
})
