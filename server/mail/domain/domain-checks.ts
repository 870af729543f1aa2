import type { DomainChecks } from '../../../contract/staff/mail.ts'
import { readAddress } from '../../platform/mail/mail.ts'
import type { MailParts } from '../mail-parts.ts'
import { readServer } from '../mail-servers.ts'
import { checkDkim } from './dkim.ts'
import { checkDmarc } from './dmarc.ts'
import { checkSpf } from './spf.ts'
import { type LookUp, openTextRecords } from './text-records.ts'

type Parts = Pick<MailParts, 'db' | 'box' | 'config'>

/** Checks the DNS records of the domain from which the shop sends mails. */
export async function checkSenderDomain(
  { db, box, config }: Parts,
  lookUp: LookUp = openTextRecords({ server: config.dnsServer }),
): Promise<DomainChecks> {
  const { row } = await readServer(db, box, 'sending')
  const address = readAddress(config.from ?? row.address)
  const domain = address.slice(address.indexOf('@') + 1).toLowerCase()
  const host = config.smtpUrl === undefined ? row.host : new URL(config.smtpUrl).hostname
  if (domain === '' || host === '') return { domain: '', findings: [] }
  const findings = await Promise.all([
    checkSpf(lookUp, domain, host),
    checkDkim(lookUp, domain, row.dkimSelector),
    checkDmarc(lookUp, domain, address),
  ])
  return { domain, findings }
}
