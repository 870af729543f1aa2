import type { CaptchaConfig } from '../config.ts'
import type { Logger } from '../log.ts'
import { openAltcha } from './altcha.ts'
import { openSiteverify } from './siteverify.ts'
import type { Captcha } from './verdict.ts'

export type { Captcha }

export function openCaptcha(config: CaptchaConfig, sessionSecret: string, log: Logger): Captcha {
  return config.provider === 'altcha'
    ? openAltcha({ secret: sessionSecret, rounds: config.rounds })
    : openSiteverify({ ...config, log })
}
