import type { Db } from '../database.ts'
import { Problem } from '../problem.ts'
import { claimSolution } from './used-solutions.ts'
import type { Captcha, Verdict } from './verdict.ts'

export type Person = Extract<Verdict, { ok: true }>

/** Refuses visitors who have not completed the check that they are a person. */
export async function requirePerson(captcha: Captcha, value: string, address: string): Promise<Person> {
  const verdict = await captcha.verify(value, address)
  if (!verdict.ok) throw refuse(verdict)
  return verdict
}

/** Marks the solution as used. Call it in the transaction of the work that the solution permits. */
export async function takeSolution(db: Db, person: Person): Promise<void> {
  if (!(await claimSolution(db, person))) throw refuse(usedBefore)
}

const usedBefore = {
  ok: false,
  reason: 'This check that you are a person was used before. Please complete it again.',
} as const

function refuse({ reason, unreachable }: Extract<Verdict, { ok: false }>): Problem {
  if (unreachable) return new Problem(503, 'Please try again later', reason, undefined, { 'Retry-After': '300' })
  return new Problem(400, 'Please check what was sent', reason, { captchaValue: reason })
}
