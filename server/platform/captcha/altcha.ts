import { hkdfSync, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Captcha, Verdict } from './verdict.ts'

/** `rounds` for each candidate number; the solution is in `range`. */
type Options = { secret: string; rounds: number; range?: [number, number]; validForMs?: number }

/**
 * Makes three to five million rounds, at the usual 5,000 for each: about a second on a phone, and half a millisecond
 * here.
 */
const defaultRange: [number, number] = [500, 1000]
const defaultValidityMs = 20 * 60_000
const algorithm = 'PBKDF2/SHA-256'

/** A proof of work for the browser of a visitor. The shop signs and checks it itself, so no other service is called. */
export function openAltcha(options: Options): Required<Captcha> {
  const { secret, rounds, range = defaultRange, validForMs = defaultValidityMs } = options
  const secrets = {
    hmacSignatureSecret: deriveSecret(secret, 'captcha challenge'),
    hmacKeySignatureSecret: deriveSecret(secret, 'captcha solution'),
  }
  return {
    browser: { provider: 'altcha', siteKey: '' },
    makeChallenge: () =>
      createChallenge({
        ...secrets,
        algorithm,
        deriveKey,
        cost: rounds,
        counter: randomInt(...range),
        expiresAt: new Date(Date.now() + validForMs),
      }),
    verify: (value) => verify(value, secrets),
  }
}

type Secrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string }

async function verify(value: string, secrets: Secrets): Promise<Verdict> {
  const payload = readPayload(value)
  if (!payload) return incomplete
  const { verified, expired } = await verifySolution({ ...payload, ...secrets, deriveKey })
  if (expired) return { ok: false, reason: 'The check that you are a person has expired. Please complete it again.' }
  if (!verified) return incomplete
  const { parameters, signature } = payload.challenge
  return { ok: true, solution: `altcha:${signature}`, expiresAt: new Date(parameters.expiresAt * 1000) }
}

const incomplete: Verdict = { ok: false, reason: 'Please complete the check that you are a person.' }

/** The widget's answer: JSON in base64. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      cost: z.number(),
      expiresAt: z.number().positive(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function readPayload(value: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(value, 'base64').toString())).data
  } catch {
    return undefined
  }
}

const deriveSecret = (secret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('hex')
