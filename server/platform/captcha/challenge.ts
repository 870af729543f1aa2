import type { Env, Hono } from 'hono'
import { notFound } from '../problem.ts'
import type { Captcha } from './verdict.ts'

export const challengePath = '/api/captcha/challenge'

export function mountCaptchaChallenge<E extends Env>(app: Hono<E>, { makeChallenge }: Captcha): void {
  app.get(challengePath, async (context) => {
    if (!makeChallenge) throw notFound('challenge')
    return context.json(await makeChallenge(), 200, { 'Cache-Control': 'no-store' })
  })
}
