import { link, type MailText, paragraphs, shopName } from './mail-gaps.ts'

/** The mails to colleagues about their accounts. */
export const accountMails = {
  invitation: {
    label: 'Invitation of a colleague',
    to: 'The person who is invited',
    when: 'When an owner invites somebody to the back office.',
    subject: 'Join the back office of {shop name}',
    text: paragraphs(
      'Hello {name},',
      '{by} has invited you to the back office of {shop name}. Open the link within seven days and choose a password.',
      '{link}',
      'The link works once. If you did not expect this, you can ignore this email.',
    ),
    gaps: {
      name: { means: 'The colleague’s name', sample: 'Mo Alder' },
      by: { means: 'Who invites', sample: 'Ruth Hob' },
      link,
      'shop name': shopName,
    },
  },
  'password-reset': {
    label: 'A new password',
    to: 'The colleague who asks',
    when: 'When somebody has forgotten the password.',
    subject: 'A new password for the back office of {shop name}',
    text: paragraphs(
      'Hello {name},',
      'A new password was asked for. If that was you, open the link within an hour and choose one.',
      '{link}',
      'The link works once. If it was not you, you can ignore this email: your password stays as it is.',
    ),
    gaps: { name: { means: 'The colleague’s name', sample: 'Mo Alder' }, link, 'shop name': shopName },
  },
  'password-changed': {
    label: 'A password has changed',
    to: 'The colleague',
    when: 'When a password was changed.',
    subject: 'Your password for the back office of {shop name} has changed',
    text: paragraphs(
      'Hello {name},',
      'Your password was changed just now, and you were signed out everywhere else.',
      'If it was not you, please tell the owner of the shop at once.',
    ),
    gaps: { name: { means: 'The colleague’s name', sample: 'Mo Alder' }, 'shop name': shopName },
  },
  'email-changed': {
    label: 'An email address has changed',
    to: 'The colleague’s old address',
    when: 'When the address for signing in was changed.',
    subject: 'Your email address for the back office of {shop name} has changed',
    text: paragraphs(
      'Hello {name},',
      'You now sign in with another email address; no more emails will come to this one.',
      'If it was not you, please tell the owner of the shop at once.',
    ),
    gaps: { name: { means: 'The colleague’s name', sample: 'Mo Alder' }, 'shop name': shopName },
  },
} as const satisfies Record<string, MailText>
