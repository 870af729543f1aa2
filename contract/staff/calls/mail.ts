import { z } from 'zod'
import { get, post, put } from '../../call.ts'
import { Form, Resaved, Resaving } from '../forms.ts'
import {
  DomainChecks,
  MailboxSettings,
  MailSettings,
  RepliesEdit,
  SendingEdit,
  TestMail,
  TestOutcome,
} from '../mail.ts'
import {
  ByMailKind,
  MailTextDraft,
  MailTextPreview,
  MailTextRow,
  MailTextSaving,
  MailTextTest,
  StoredMailText,
} from '../mail-text-edits.ts'
import { open, owners } from '../roles.ts'

export const mailCalls = {
  mailSettings: open(owners, get('/api/staff/mail', MailSettings)),
  saveSending: open(owners, put('/api/staff/mail/sending', Resaved, Resaving(SendingEdit))),
  mailDomain: open(owners, get('/api/staff/mail/domain', DomainChecks)),
  mailbox: open(owners, get('/api/staff/mail/replies', MailboxSettings)),
  saveMailbox: open(owners, put('/api/staff/mail/replies', Resaved, Resaving(RepliesEdit))),
  mailTexts: open(owners, get('/api/staff/mail/texts', z.array(MailTextRow))),
  mailText: open(owners, get('/api/staff/mail/texts/:kind', Form(StoredMailText), ByMailKind)),
  saveMailText: open(owners, put('/api/staff/mail/texts/:kind', Resaved, MailTextSaving)),
  previewMailText: open(owners, post('/api/staff/mail/texts/:kind/preview', MailTextPreview, MailTextDraft)),
  testMailText: open(owners, post('/api/staff/mail/texts/:kind/test', TestOutcome, MailTextTest)),
  testMail: open(owners, post('/api/staff/mail/test', TestOutcome, TestMail)),
}
