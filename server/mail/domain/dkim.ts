import { createPublicKey } from 'node:crypto'
import type { DomainFinding } from '../../../contract/staff/mail.ts'
import { makeFinding, makeUnknownFinding } from './finding.ts'
import type { LookUp } from './text-records.ts'

/** Checks the public key with which receivers verify the signature of the domain's mails. */
export async function checkDkim(lookUp: LookUp, domain: string, selector: string): Promise<DomainFinding> {
  if (selector === '')
    return makeFinding('dkim', 'not-asked', {
      says: 'The signature of your emails was not checked, because the name of its key is not known.',
      advice: 'Please type the DKIM selector above. Your email provider names it; it is often s1, default or google.',
    })
  const name = `${selector}._domainkey.${domain}`
  const looked = await lookUp(name)
  if (looked.state === 'unknown') return makeUnknownFinding('dkim', name, looked.reason)
  const found = looked.state === 'found' ? looked.records.filter((text) => /(^|;)\s*p\s*=/i.test(text)) : []
  const [record] = found
  if (record === undefined)
    return makeFinding('dkim', 'missing', {
      says: `There is no key at ${name}, so receivers cannot check that an email is really from you.`,
      advice:
        'Please turn DKIM on at your email provider. It gives you a text record (TXT or CNAME) to add where you manage the domain. If it is on already, check the selector.',
    })
  const fault =
    found.length > 1 ? `There are ${found.length} keys at ${name}; only one may be there.` : findFault(record)
  if (fault)
    return makeFinding('dkim', 'wrong', {
      says: fault,
      advice: 'Please copy the record from your email provider again.',
      found,
    })
  return makeFinding('dkim', 'right', { says: `The key at ${name} is in order.`, advice: '', found })
}

const minBits = 1024

function findFault(record: string): string | undefined {
  const tags = readTags(record)
  const key = (tags.get('p') ?? '').replace(/\s+/g, '')
  if (key === '') return 'The key has been withdrawn: its record is empty.'
  if (tags.get('k') === 'ed25519') return Buffer.from(key, 'base64').length === 32 ? undefined : unreadable
  const bits = measureKey(key)
  if (bits === undefined) return unreadable
  return bits < minBits ? `The key has ${bits} bits. Receivers want ${minBits} at least, better 2048.` : undefined
}

const unreadable = 'The key cannot be read. A part of it may be missing.'

function measureKey(key: string): number | undefined {
  try {
    const read = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return read.asymmetricKeyDetails?.modulusLength
  } catch {
    return undefined
  }
}

export const readTags = (record: string): Map<string, string> =>
  new Map(
    record.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=')
      return [name.trim().toLowerCase(), value.join('=').trim()]
    }),
  )
