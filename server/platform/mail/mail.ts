import type { outbox } from '../tables.ts'

export type { CalendarPart } from '../tables.ts'

/** A mail as the outbox stores it. */
export type Mail = Pick<
  typeof outbox.$inferSelect,
  'messageId' | 'fromName' | 'toAddress' | 'replyTo' | 'subject' | 'body' | 'html' | 'calendar' | 'thread' | 'byHand'
>

/** `kept`: only written to a file. `refused`: permanently, for this recipient. `delayed`: to be retried. */
export type Delivery = { outcome: 'sent' } | { outcome: 'kept' } | { outcome: 'refused' | 'delayed'; reason: string }

/** Sends one mail, or writes it to a file. */
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
    icalEvent: mail.calendar ? { ...mail.calendar, filename: 'visit.ics' } : undefined,
    inReplyTo: mail.thread.at(-1),
    references: mail.thread,
    // Asks auto-responders not to answer.
    headers: mail.byHand ? {} : { 'Auto-Submitted': 'auto-generated' },
  }
}

export const readAddress = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from
