import type { DomainFinding } from '../../../contract/staff/mail.ts'

type Words = Pick<DomainFinding, 'says' | 'advice'> & Partial<Pick<DomainFinding, 'add' | 'found'>>

export const makeFinding = (
  check: DomainFinding['check'],
  state: DomainFinding['state'],
  { add = null, found = [], ...words }: Words,
): DomainFinding => ({ check, state, add, found, ...words })

const names = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' }

/** A failed look-up is never reported as a missing record: a second record would be worse than none. */
export const makeUnknownFinding = (check: DomainFinding['check'], name: string, reason: string): DomainFinding =>
  makeFinding(check, 'unknown', {
    says: `The ${names[check]} record of ${name} could not be looked up: ${reason}. It may well be there.`,
    advice: 'Please check again in a few minutes, and change nothing until then.',
  })
