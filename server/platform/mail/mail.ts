import type { outbox } from '../tables.ts'

/** A mail as the outbox keeps it. */
export type Mail = Pick<
  typeof outbox.$inferSelect,
  'messageId' | 'fromName' | 'toAddress' | 'replyTo' | 'subject' | 'body' | 'html' | 'thread' | 'byHand'
>

/**
 * `kept`: written to a file, and nobody has it. `refused`: for good, by who was to receive it. `delayed`: anything that
 * may be right another time.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'kept' } | { outcome: 'refused' | 'delayed'; reason: string }

/** Sends one mail, or keeps it. */
export type Mailer = (mail: Mail) => Promise<Delivery>

/** `from` is the address of MAIL_FROM, with or without a name of its own. */
export function composeMail(mail: Mail, from: string) {
  return {
    messageId: mail.messageId,
    from: { name: mail.fromName, address: readAddress(from) },
    to: { name: '', address: mail.toAddress },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.body,
    html: mail.html ?? undefined,
    inReplyTo: mail.thread.at(-1),
    references: mail.thread,
    // Asks holiday replies and other robots not to answer.
    headers: mail.byHand ? {} : { 'Auto-Submitted': 'auto-generated' },
  }
}

const readAddress = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from
