import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import type { openAltcha } from '../../server/platform/captcha/altcha.ts'

/** Does a browser's work. */
export async function solveCaptcha({ makeChallenge }: ReturnType<typeof openAltcha>): Promise<string> {
  const challenge = await makeChallenge()
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved.')
  return wrapSolution(challenge, solution)
}

/** As the widget sends it. */
export function wrapSolution({ parameters, signature }: Challenge, solution: Solution): string {
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}
