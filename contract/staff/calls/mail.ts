import { get, post, put } from '../../call.ts'
import { Resaved, Resaving } from '../forms.ts'
import {
  DomainChecks,
  MailboxSettings,
  MailSettings,
  RepliesEdit,
  SendingEdit,
  TestMail,
  TestOutcome,
} from '../mail.ts'
import { open, owners } from '../roles.ts'

export const mailCalls = {
  mailSettings: open(owners, get('/api/staff/mail', MailSettings)),
  saveSending: open(owners, put('/api/staff/mail/sending', Resaved, Resaving(SendingEdit))),
  mailDomain: open(owners, get('/api/staff/mail/domain', DomainChecks)),
  mailbox: open(owners, get('/api/staff/mail/replies', MailboxSettings)),
  saveMailbox: open(owners, put('/api/staff/mail/replies', Resaved, Resaving(RepliesEdit))),
  testMail: open(owners, post('/api/staff/mail/test', TestOutcome, TestMail)),
}
