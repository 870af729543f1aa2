import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import type { openAltcha } from '../../server/platform/captcha/altcha.ts'

export const solveCaptcha = async ({ makeChallenge }: ReturnType<typeof openAltcha>) =>
  answerChallenge(await makeChallenge())

/** Solves the challenge as a browser does. */
export const answerChallenge = async (challenge: Challenge) => wrapSolution(challenge, await solve(challenge))

export async function solve(challenge: Challenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved.')
  return solution
}

/** Encodes the solution as the widget does. */
export function wrapSolution({ parameters, signature }: Challenge, solution: Solution): string {
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}
