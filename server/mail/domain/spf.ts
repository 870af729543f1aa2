import { isIP } from 'node:net'
import type { DomainFinding } from '../../../contract/staff/mail.ts'
import { makeFinding, makeUnknownFinding } from './finding.ts'
import type { LookUp } from './text-records.ts'

/** Larger mail providers: the end of their servers' names, and what their customers include in SPF. */
const providers: [ending: RegExp, include: string][] = [
  [/(^|\.)(google|gmail)\.com$/, '_spf.google.com'],
  [/(^|\.)(office365|outlook)\.com$/, 'spf.protection.outlook.com'],
  [/(^|\.)zoho\.(com|eu|uk)$/, 'zohomail.eu'],
  [/(^|\.)ionos\.co\.uk$/, '_spf-eu.ionos.com'],
  [/(^|\.)fastmail\.com$/, 'spf.messagingengine.com'],
  [/(^|\.)mailgun\.org$/, 'mailgun.org'],
  [/(^|\.)sendgrid\.net$/, 'sendgrid.net'],
  [/(^|\.)(brevo|sendinblue)\.com$/, 'spf.brevo.com'],
  [/(^|\.)amazonaws\.com$/, 'amazonses.com'],
]
const findInclude = (smtpHost: string) => providers.find(([ending]) => ending.test(smtpHost))?.[1]

const nameServer = (host: string) => (isIP(host) > 0 ? `ip${isIP(host)}:${host}` : `a:${host}`)

const maxLookups = 10

/** Checks which servers may send the domain's mail. */
export async function checkSpf(lookUp: LookUp, domain: string, smtpHost: string): Promise<DomainFinding> {
  const include = findInclude(smtpHost)
  const part = include ? `include:${include}` : nameServer(smtpHost)
  const looked = await lookUp(domain)
  if (looked.state === 'unknown') return makeUnknownFinding('spf', domain, looked.reason)
  const found = looked.state === 'found' ? looked.records.filter(isSpf) : []
  const [record] = found
  if (record === undefined) return describeMissing(domain, part, include !== undefined)
  if (found.length > 1)
    return makeFinding('spf', 'wrong', {
      says: `${domain} has ${found.length} SPF records. Mail servers then ignore all of them.`,
      advice: 'Please put them together into one, and delete the others.',
      found,
    })
  const fault = await findFault(lookUp, record, domain, include)
  if (fault?.state === 'unknown') return makeUnknownFinding('spf', fault.name, fault.reason)
  if (fault) return makeFinding('spf', 'wrong', { ...fault, found })
  return makeFinding('spf', 'right', {
    says: `${domain} says which servers may send its email.`,
    advice: include ? '' : `Your email provider can tell you whether ${smtpHost} is among them.`,
    found,
  })
}

const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text)

const describeMissing = (domain: string, part: string, isKnown: boolean) =>
  makeFinding('spf', 'missing', {
    says: `${domain} does not say which servers may send its email. Your emails may go to the spam folder.`,
    advice: isKnown
      ? 'Please add this text record (TXT) where you manage the domain. If other services send email for you, name them in it as well.'
      : 'Please ask your email provider for the text that is right for its servers. It looks like this record (TXT).',
    add: { name: domain, value: `v=spf1 ${part} ~all` },
  })

type Fault = { state: 'wrong'; says: string; advice: string } | { state: 'unknown'; name: string; reason: string }

async function findFault(
  lookUp: LookUp,
  record: string,
  domain: string,
  include: string | undefined,
): Promise<Fault | undefined> {
  if (/(^|\s)\+?all(\s|$)/i.test(record))
    return {
      state: 'wrong',
      says: `The SPF record of ${domain} allows every server in the world to send its email.`,
      advice: 'Please put ~all in place of +all at its end.',
    }
  const walked = await walkIncludes(lookUp, record, domain)
  if (walked.fault) return walked.fault
  if (include !== undefined && !walked.seen.has(include))
    return {
      state: 'wrong',
      says: `The SPF record of ${domain} does not name your email provider.`,
      advice: `Please add include:${include} to it, before the word that ends with “all”.`,
    }
  return undefined
}

/** Follows the includes of a record. Receivers give up after ten further look-ups. */
async function walkIncludes(lookUp: LookUp, first: string, domain: string) {
  const seen = new Set<string>()
  const waiting = [first]
  let lookups = 0
  for (let record = waiting.shift(); record !== undefined; record = waiting.shift()) {
    lookups += listTerms(record, /^[+?~-]?(include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr|exists:)|^redirect=/i).length
    if (lookups > maxLookups) return { seen, fault: describeTooMany(domain) }
    for (const name of listIncluded(record)) {
      if (seen.has(name)) continue
      seen.add(name)
      const looked = await lookUp(name)
      if (looked.state === 'unknown') return { seen, fault: { ...looked, name } }
      const [next, ...more] = looked.state === 'found' ? looked.records.filter(isSpf) : []
      if (next === undefined || more.length > 0) return { seen, fault: describeBroken(domain, name, more.length > 0) }
      waiting.push(next)
    }
  }
  return { seen }
}

const listTerms = (record: string, pattern: RegExp) => record.split(/\s+/).filter((term) => pattern.test(term))

/** Leaves out names with a macro, because they depend on the mail. */
const listIncluded = (record: string) =>
  listTerms(record, /^[+?~-]?include:|^redirect=/i)
    .map((term) => term.replace(/^[^:=]*[:=]/, '').toLowerCase())
    .filter((name) => name !== '' && !name.includes('%'))

const describeTooMany = (domain: string): Fault => ({
  state: 'wrong',
  says: `The SPF record of ${domain} is too long: it needs more than ten further look-ups, so mail servers give it up.`,
  advice: 'Please take out the services that no longer send email for you.',
})

const describeBroken = (domain: string, name: string, hasSeveral: boolean): Fault => ({
  state: 'wrong',
  says: `The SPF record of ${domain} refers to ${name}, which has ${hasSeveral ? 'several SPF records' : 'no SPF record of its own'}. Mail servers then ignore all of it.`,
  advice: `Please correct or take out the part with ${name}.`,
})
