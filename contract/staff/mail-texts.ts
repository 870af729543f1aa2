/** The mails that the shop writes by itself: their texts, and the gaps that it fills in. */

/**
 * `isBlock`: several lines, so it stands in a paragraph of its own. `isNeeded`: the mail is of no use without it.
 * `isPrivate`: a stranger's words or a link, which do not belong into a subject.
 */
export type MailGap = { means: string; sample: string; isBlock?: true; isNeeded?: true; isPrivate?: true }
/** `to`: who receives it. */
type MailText = {
  label: string
  to: string
  when: string
  subject: string
  text: string
  gaps: Record<string, MailGap>
}

const greeting = { means: 'Hello, and the name', sample: 'Hello Jane Ash,', isPrivate: true } as const satisfies MailGap
const shopName = { means: 'The shop’s name', sample: 'Our Shop' } as const satisfies MailGap
const shop = {
  means: 'Address, opening hours and phone',
  sample: 'Our Shop\n1 Mill Lane',
  isBlock: true,
} as const satisfies MailGap
const time = { means: 'Day and time of the visit', sample: 'Saturday 12 December, 11am' } as const satisfies MailGap
const name = { means: 'The name of who writes', sample: 'Jane Ash' } as const satisfies MailGap
const message = {
  ...{ means: 'What was written', sample: '> Do you have it in oak?' },
  ...{ isBlock: true, isPrivate: true },
} as const satisfies MailGap
const facts = {
  ...{ means: 'Names, department and products', sample: 'Department: Sofas & Chairs\nProduct: Alder Sofa' },
  ...{ isBlock: true, isPrivate: true },
} as const satisfies MailGap
const change = {
  ...{ means: 'The link to move or cancel the visit', sample: 'A change of plan? Move or cancel your visit' },
  ...{ isBlock: true, isNeeded: true, isPrivate: true },
} as const satisfies MailGap
const link = {
  ...{ means: 'The link', sample: 'Your link: Choose a password' },
  ...{ isBlock: true, isNeeded: true, isPrivate: true },
} as const satisfies MailGap
const withoutThem = { isPrivate: true } as const

const paragraphs = (...all: string[]) => all.join('\n\n')

export const mailTexts = {
  'enquiry-receipt': {
    label: 'Receipt of an enquiry',
    to: 'The shopper',
    when: 'At once, when an enquiry is sent.',
    subject: '{subject}',
    text: paragraphs(
      '{greeting}',
      'Thank you for your enquiry about {about}. We will get back to you as soon as we can.',
      'This is a copy of what you wrote:',
      '{facts}',
      '{message}',
      'You are welcome to visit us in the meantime:',
      '{shop}',
      'If it was not you who sent it, there is nothing you have to do.',
    ),
    gaps: {
      greeting,
      subject: { means: 'The enquiry in a few words', sample: 'Your enquiry about the Alder Sofa' },
      about: { means: 'The product or the department', sample: 'Alder Sofa' },
      facts,
      message,
      shop,
      'shop name': shopName,
    },
  },
  'enquiry-reply': {
    label: 'Frame of a reply to an enquiry',
    to: 'The shopper',
    when: 'When a colleague replies: around what is written.',
    subject: '{subject}',
    text: paragraphs('{reply}', 'On {day} you {wrote}:', '{message}', '{pieces}'),
    gaps: {
      reply: { means: 'The reply', sample: 'Yes, we do.', isBlock: true, isNeeded: true, ...withoutThem },
      subject: { means: 'The subject of the reply', sample: 'Your enquiry about the Alder Sofa' },
      day: { means: 'The day of the enquiry', sample: '12 December 2026' },
      wrote: { means: '‘wrote’, or ‘asked’ for one by phone', sample: 'wrote' },
      message,
      pieces: { means: 'The pieces asked about', sample: 'Product: Alder Sofa', isBlock: true, ...withoutThem },
      shop,
      'shop name': shopName,
    },
  },
  enquiry: {
    label: 'An enquiry has arrived',
    to: 'The shop’s e-mail address',
    when: 'When a shopper sends an enquiry.',
    subject: 'Enquiry from {name} about {about}',
    text: paragraphs(
      '{name} has sent an enquiry through the website.',
      '{facts}',
      '{message}',
      'Your reply to this e-mail goes to {name}.',
    ),
    gaps: { name, about: { means: 'The product or the department', sample: 'Alder Sofa' }, facts, message },
  },
  'enquiry-answer': {
    label: 'A shopper has answered',
    to: 'The shop’s e-mail address',
    when: 'When a shopper’s reply arrives in the mailbox for replies.',
    subject: '{name} has answered',
    text: paragraphs(
      '{name} has answered. Please reply in the back office, so that your colleagues see it:',
      '{link}',
      '{message}',
    ),
    gaps: { name, link: { ...link, means: 'The address of the enquiry', sample: 'https://…' }, message },
  },
  'booking-booked': {
    label: 'A visit is booked',
    to: 'The visitor',
    when: 'At once, when a visit is booked, with a calendar file.',
    subject: 'Your visit to {shop name} on {time}',
    text: paragraphs(
      '{greeting}',
      'Thank you for booking a visit. We look forward to seeing you on {time}.',
      '{wishes}',
      'This is where to find us:',
      '{shop}',
      '{change}',
      'If it was not you who booked, please cancel the visit with the link above.',
    ),
    gaps: {
      greeting,
      time,
      wishes: { means: 'What the visitor would like to see', sample: 'Alder Sofa', isBlock: true, ...withoutThem },
      shop,
      change,
      'shop name': shopName,
    },
  },
  'booking-moved': {
    label: 'A visit is moved',
    to: 'The visitor',
    when: 'When a visit is moved, with a calendar file.',
    subject: 'Your visit to {shop name} is now on {time}',
    text: paragraphs(
      '{greeting}',
      'Your visit has been moved. We look forward to seeing you on {time}.',
      'This is where to find us:',
      '{shop}',
      '{change}',
    ),
    gaps: { greeting, time, shop, change, 'shop name': shopName },
  },
  'booking-cancelled': {
    label: 'A visit is cancelled',
    to: 'The visitor',
    when: 'When a visit is cancelled, with a calendar file.',
    subject: 'Your visit to {shop name} on {time} is cancelled',
    text: paragraphs('{greeting}', 'Your visit on {time} has been cancelled.', '{another}'),
    gaps: {
      greeting,
      time,
      another: {
        ...{ means: 'The link to book another visit', sample: 'Another day? Choose another time' },
        ...{ isBlock: true, isPrivate: true },
      },
      shop,
      'shop name': shopName,
    },
  },
  'booking-reminder': {
    label: 'Reminder of a visit',
    to: 'The visitor',
    when: 'The day before the visit.',
    subject: 'A reminder of your visit to {shop name} on {time}',
    text: paragraphs(
      '{greeting}',
      'We look forward to seeing you on {time}.',
      'This is where to find us:',
      '{shop}',
      '{change}',
    ),
    gaps: { greeting, time, shop, change, 'shop name': shopName },
  },
  'booking-letter': {
    label: 'Frame of a mail to several visitors',
    to: 'Each of the visitors',
    when: 'When a colleague writes to several, for example because hours change: around what is written.',
    subject: '{subject}',
    text: paragraphs('{greeting}', '{letter}', '{visit}', '{shop}'),
    gaps: {
      greeting,
      letter: {
        means: 'What was written',
        sample: 'We open late that day.',
        isBlock: true,
        isNeeded: true,
        ...withoutThem,
      },
      subject: { means: 'The subject that was written', sample: 'Your visit on Saturday' },
      visit: { ...change, means: 'The time of the visit, and the link to move or cancel it' },
      shop,
      'shop name': shopName,
    },
  },
  booking: {
    label: 'News of a visit',
    to: 'The shop’s e-mail address',
    when: 'When a visitor books, moves or cancels.',
    subject: '{name} {news}: {time}',
    text: paragraphs('{name} {news} through the website.', '{facts}', '{message}', '{reply note}'),
    gaps: {
      name,
      news: { means: 'What has happened', sample: 'has booked a visit' },
      time,
      facts,
      message,
      'reply note': {
        means: 'To whom a reply goes',
        sample: 'Your reply to this e-mail goes to Jane Ash.',
        ...withoutThem,
      },
    },
  },
  invitation: {
    label: 'Invitation of a colleague',
    to: 'The person who is invited',
    when: 'When an owner invites somebody to the back office.',
    subject: 'Join the back office of {shop name}',
    text: paragraphs(
      'Hello {name},',
      '{by} has invited you to the back office of {shop name}. Open the link within seven days and choose a password.',
      '{link}',
      'The link works once. If you did not expect this, there is nothing you have to do.',
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
      'Somebody, we hope you, has asked for a new password. Open the link within an hour and choose one.',
      '{link}',
      'The link works once. If it was not you, there is nothing you have to do: your password stays as it is.',
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
    label: 'An e-mail address has changed',
    to: 'The colleague’s old address',
    when: 'When the address for signing in was changed.',
    subject: 'Your e-mail address for the back office of {shop name} has changed',
    text: paragraphs(
      'Hello {name},',
      'You now sign in with another e-mail address; nothing more comes to this one.',
      'If it was not you, please tell the owner of the shop at once.',
    ),
    gaps: { name: { means: 'The colleague’s name', sample: 'Mo Alder' }, 'shop name': shopName },
  },
  'supplier-list': {
    label: 'A supplier’s list needs a look',
    to: 'The shop’s e-mail address',
    when: 'When a list that is fetched every night could not be applied.',
    subject: '{supplier}’s list needs a look',
    text: paragraphs(
      'The list of {supplier} was not applied. Nothing has changed in the shop.',
      '{reason}',
      'Please look at it in the back office:\n{link}',
    ),
    gaps: {
      supplier: { means: 'The supplier', sample: 'Ashford' },
      reason: { means: 'Why', sample: 'Its headings have changed.' },
      link: { means: 'The address of the list', sample: 'https://…', isNeeded: true, ...withoutThem },
    },
  },
} as const satisfies Record<string, MailText>

export type MailTextKind = keyof typeof mailTexts
export const mailTextKinds = Object.keys(mailTexts) as [MailTextKind, ...MailTextKind[]]

/** The same facts, for any kind. */
export const mailText = (kind: MailTextKind): MailText => mailTexts[kind]
