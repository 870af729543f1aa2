import type { outbox } from '../platform/tables.ts'

/** Formats a mail for the export of a shopper's data. */
export const formatMail = (mail: typeof outbox.$inferSelect) => ({
  kind: mail.kind,
  to: mail.toAddress,
  subject: mail.subject,
  text: mail.body,
  status: mail.status,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.status === 'sent' ? (mail.sentAt?.toISOString() ?? null) : null,
})
