import { z } from 'zod'
import { Line, OptionalEmail, Text } from './fields.ts'
import { Form } from './forms.ts'
import { Email } from './sign-in.ts'

/** How the shop sends mail, as owners set it. */

/** `tls`: encrypted from the start. `starttls`: encrypted before signing in. `none`: not encrypted. */
export const mailSecurities = ['starttls', 'tls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]

const host = Line(253)
  .toLowerCase()
  .regex(/^[a-z0-9.:-]*$/, 'A server name looks like smtp.example.co.uk, without a port or slashes.')

const portForm = 'A port is a whole number from 1 to 65535, such as 587.'

const server = {
  /** '' for none. */
  host,
  port: z.number({ error: portForm }).int(portForm).min(1, portForm).max(65_535, portForm),
  security: z.enum(mailSecurities),
  userName: Line(254),
  /** A new password; '' keeps the stored one, which is never sent to a browser. */
  password: Text(250).regex(/^\P{Cc}*$/u, 'A password has no line breaks or other invisible characters.'),
}

const needsAddress = 'An address is needed, such as hello@example.co.uk.'

export const SendingEdit = z
  .object({
    ...server,
    /** The sender's address and name; '' for the name of the shop. */
    address: OptionalEmail,
    name: Line(120),
    /** The name of the domain's DKIM key, if staff know it. */
    dkimSelector: Line(120)
      .toLowerCase()
      .regex(/^[a-z0-9._-]*$/, 'A selector has letters, digits, dots and hyphens only, such as s1.'),
  })
  .refine((edit) => edit.host === '' || edit.address !== '', { path: ['address'], message: needsAddress })
export type SendingEdit = z.infer<typeof SendingEdit>

/** The mailbox in which shoppers' replies arrive. */
export const RepliesEdit = z
  .object({
    ...server,
    address: OptionalEmail,
    /** Whether mail for `shop+word@…` arrives as well. */
    takesPlus: z.boolean(),
  })
  .refine((edit) => edit.host === '' || edit.address !== '', { path: ['address'], message: needsAddress })
  .refine((edit) => edit.host === '' || edit.userName !== '', { path: ['userName'], message: 'A user name is needed.' })
export type RepliesEdit = z.infer<typeof RepliesEdit>

/** `unreadable`: stored by a shop with another secret. */
export const StoredPassword = z.enum(['none', 'stored', 'unreadable'])
export type StoredPassword = z.infer<typeof StoredPassword>

export const MailSettings = z.object({
  sending: Form(SendingEdit),
  password: StoredPassword,
  /** Settings from the server's environment, which staff cannot change: the server as `host:port`, and the sender. */
  setByServer: z.object({ server: z.string().nullable(), from: z.string().nullable() }),
  leaves: z.boolean(),
})
export type MailSettings = z.infer<typeof MailSettings>

export const TestMail = z.object({ to: Email })

/** `checkedAt`: when the mailbox was last read successfully; `failure`: why reading it has failed since. */
export const MailboxSettings = z.object({
  replies: Form(RepliesEdit),
  password: StoredPassword,
  checkedAt: z.string().nullable(),
  failure: z.string().nullable(),
})
export type MailboxSettings = z.infer<typeof MailboxSettings>

/** The result of a test: an explanation with advice, and the server's own response. */
export const TestOutcome = z.object({ sent: z.boolean(), says: z.string(), advice: z.string(), answer: z.string() })
export type TestOutcome = z.infer<typeof TestOutcome>

/**
 * One DNS record of the sender's domain. `unknown`: the lookup failed, which says nothing about the record. `not-
 * asked`: its name is not known.
 */
export const DomainFinding = z.object({
  check: z.enum(['spf', 'dkim', 'dmarc']),
  state: z.enum(['right', 'missing', 'wrong', 'unknown', 'not-asked']),
  says: z.string(),
  advice: z.string(),
  /** The record to add to the domain's DNS. */
  add: z.object({ name: z.string(), value: z.string() }).nullable(),
  found: z.array(z.string()),
})
export type DomainFinding = z.infer<typeof DomainFinding>

/** `domain`: '' if there is no sender yet. */
export const DomainChecks = z.object({ domain: z.string(), findings: z.array(DomainFinding) })
export type DomainChecks = z.infer<typeof DomainChecks>
