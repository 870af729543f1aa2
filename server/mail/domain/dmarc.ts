import type { DomainFinding } from '../../../contract/staff/mail.ts'
import { readTags } from './dkim.ts'
import { makeFinding, makeUnknownFinding } from './finding.ts'
import type { LookUp } from './text-records.ts'

/** Checks what the domain asks receivers to do with mails that only claim to be from it. */
export async function checkDmarc(lookUp: LookUp, domain: string, address: string): Promise<DomainFinding> {
  for (const from of listParents(domain)) {
    const name = `_dmarc.${from}`
    const looked = await lookUp(name)
    if (looked.state === 'unknown') return makeUnknownFinding('dmarc', name, looked.reason)
    const found = looked.state === 'found' ? looked.records.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text)) : []
    if (found.length > 0) return judge(name, found)
  }
  return makeFinding('dmarc', 'missing', {
    says: `${domain} does not say what is to be done with emails that only claim to be from it. Google, Microsoft and Yahoo ask for that.`,
    advice: 'Please add this text record (TXT) where you manage the domain. It changes nothing about your own emails.',
    add: { name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${address}` },
  })
}

/** The domain and its parent domains, whose records apply to it as well. */
function listParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, place) => labels.slice(place).join('.'))
}

const policies: Record<string, string> = {
  none: 'Such emails are delivered, and you only get reports about them.',
  quarantine: 'Such emails go to the spam folder.',
  reject: 'Such emails are refused.',
}

function judge(name: string, found: string[]): DomainFinding {
  const says =
    policies[
      readTags(found[0] ?? '')
        .get('p')
        ?.toLowerCase() ?? ''
    ]
  if (found.length > 1)
    return makeFinding('dmarc', 'wrong', {
      says: `There are ${found.length} DMARC records at ${name}. Mail servers then ignore all of them.`,
      advice: 'Please keep one, and delete the others.',
      found,
    })
  if (says === undefined)
    return makeFinding('dmarc', 'wrong', {
      says: `The DMARC record at ${name} does not say what is to be done.`,
      advice: 'Please make its second part p=none, p=quarantine or p=reject.',
      found,
    })
  return makeFinding('dmarc', 'right', {
    says: `${name} says what is to be done with false emails. ${says}`,
    advice: '',
    found,
  })
}
