import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CaptchaConfig } from '../config.ts'
import type { Logger } from '../log.ts'
import type { Captcha, Verdict } from './verdict.ts'

type Hosted = Exclude<CaptchaConfig, { provider: 'altcha' }>
type Options = Hosted & { log: Logger; url?: string; timeoutMs?: number }

const addresses: Record<Hosted['provider'], string> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

/** None of the three services accepts a token older than five minutes. */
const maxValidityMs = 5 * 60_000

/** reCAPTCHA, hCaptcha and Turnstile share one protocol. */
export function openSiteverify({ log, timeoutMs = 5000, ...options }: Options): Captcha {
  const { provider, siteKey, secret, url = addresses[provider] } = options
  return {
    browser: { provider, siteKey },
    verify: async (value, address) => {
      const question = new URLSearchParams({ secret, response: value, remoteip: address, sitekey: siteKey })
      try {
        return judge(await ask(url, question, timeoutMs), `${provider}:${hash(value)}`)
      } catch (err) {
        log.error({ err, provider }, 'The captcha could not be verified; the form is refused')
        return unreachable
      }
    },
  }
}

const Answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })
type Answer = z.infer<typeof Answer>

async function ask(url: string, question: URLSearchParams, timeoutMs: number): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', body: question, signal: AbortSignal.timeout(timeoutMs) })
  if (response.status >= 500) throw new Error(`The captcha's server answered ${response.status}.`)
  return Answer.parse(await response.json())
}

function judge({ success, 'error-codes': codes }: Answer, solution: string): Verdict {
  if (success) return { ok: true, solution, expiresAt: new Date(Date.now() + maxValidityMs) }
  if (!codes.every((code) => visitorsOwn.has(code))) throw new Error(`The captcha's server says ${codes.join(', ')}.`)
  return { ok: false, reason: 'Please complete the check that you are a person again.' }
}

/** Any other code is about our key or their server. */
const visitorsOwn = new Set([
  'missing-input-response',
  'invalid-input-response',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
  'timeout-or-duplicate',
  'browser-error',
])

const unreachable: Verdict = {
  ok: false,
  unreachable: true,
  reason: 'The check that you are a person is out of order. Please try again in a few minutes.',
}

const hash = (value: string) => createHash('sha256').update(value).digest('hex')
