import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { secretPages } from '../contract/secret-pages.ts'
import { readTarget } from './platform/http/request-target.ts'
import { redactPath } from './platform/redaction.ts'
import { isPrivate } from './routes.ts'

test.each(secretPages.split('|'))('an address below /%s is neither logged nor cached', (page) => {
  const url = `/${page}/key`
  expect(redactPath(url)).toBe(`/${page}/…`)
  expect(isPrivate({ url } as IncomingMessage)).toBe(true)
})

test.each(secretPages.split('|'))('nor is one below /%s that is written with escaped letters', (page) => {
  const escaped = [...page].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
  const url = readTarget(`/${escaped}/key`)
  expect(redactPath(url)).toBe(`/${page}/…`)
  expect(isPrivate({ url } as IncomingMessage)).toBe(true)
})
