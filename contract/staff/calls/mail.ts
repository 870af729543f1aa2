import { get, post, put } from '../../call.ts'
import { Resaved, Resaving } from '../forms.ts'
import { DomainChecks, MailSettings, SendingEdit, TestMail, TestOutcome } from '../mail.ts'
import { open, owners } from '../roles.ts'

export const mailCalls = {
  mailSettings: open(owners, get('/api/staff/mail', MailSettings)),
  saveSending: open(owners, put('/api/staff/mail/sending', Resaved, Resaving(SendingEdit))),
  mailDomain: open(owners, get('/api/staff/mail/domain', DomainChecks)),
  testMail: open(owners, post('/api/staff/mail/test', TestOutcome, TestMail)),
}
