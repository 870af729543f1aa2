/** The gaps in mail texts that the shop fills in. */

/**
 * `isBlock`: consists of several lines, so it needs a paragraph of its own. `isNeeded`: the mail is useless without it.
 * `isPrivate`: a stranger's words or a link, which must not be in a subject.
 */
export type MailGap = { means: string; sample: string; isBlock?: true; isNeeded?: true; isPrivate?: true }
/** `to`: the recipient. */
export type MailText = {
  label: string
  to: string
  when: string
  subject: string
  text: string
  gaps: Record<string, MailGap>
}

export const greeting = {
  means: 'Hello, and the name',
  sample: 'Hello Jane Ash,',
  isPrivate: true,
} as const satisfies MailGap
export const shopName = { means: 'The shop’s name', sample: 'Our Shop' } as const satisfies MailGap
export const shop = {
  means: 'Address, opening hours and phone',
  sample: 'Our Shop\n1 Mill Lane',
  isBlock: true,
} as const satisfies MailGap
export const time = {
  means: 'Day and time of the visit',
  sample: 'Saturday 12 December, 11am',
} as const satisfies MailGap
export const name = { means: 'The name of who writes', sample: 'Jane Ash' } as const satisfies MailGap
export const message = {
  means: 'What was written',
  sample: '> Do you have it in oak?',
  isBlock: true,
  isPrivate: true,
} as const satisfies MailGap
export const facts = {
  means: 'Names, department and products',
  sample: 'Department: Sofas & Chairs\nProduct: Alder Sofa',
  isBlock: true,
  isPrivate: true,
} as const satisfies MailGap
export const change = {
  means: 'The link to move or cancel the visit',
  sample: 'A change of plan? Move or cancel your visit',
  isBlock: true,
  isNeeded: true,
  isPrivate: true,
} as const satisfies MailGap
export const link = {
  means: 'The link',
  sample: 'Your link: Choose a password',
  isBlock: true,
  isNeeded: true,
  isPrivate: true,
} as const satisfies MailGap
export const withoutThem = { isPrivate: true } as const

export const paragraphs = (...all: string[]) => all.join('\n\n')
