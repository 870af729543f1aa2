import type { Challenge } from 'altcha-lib/types'
import type { CaptchaConfig } from '../config.ts'

export type Verdict =
  /** `solution` identifies the solution, so that it is accepted only once; it could be replayed until `expiresAt`. */
  | { ok: true; solution: string; expiresAt: Date }
  /** `unreachable`: the service is down, through no fault of the visitor; every token is refused until it is back. */
  | { ok: false; reason: string; unreachable?: boolean }

export type Captcha = {
  /** The page's configuration of the widget. */
  browser: { provider: CaptchaConfig['provider']; siteKey: string }
  verify(value: string, address: string): Promise<Verdict>
  /** Only for a captcha that makes its own challenges. */
  makeChallenge?: () => Promise<Challenge>
}
