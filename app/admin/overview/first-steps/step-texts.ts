import { href } from 'react-router'
import type { FirstStepName } from '../../../../contract/staff/first-steps.ts'
import { partAddress } from '../../settings/setting-parts.ts'

/** `to`: the page of the step; the backup has none, because it is downloaded from the list itself. */
type StepText = { title: string; why: string; link: string; to?: string }

export const stepTexts: Record<FirstStepName, StepText> = {
  demonstration: {
    title: 'Remove the demonstration',
    why: 'Its products, texts and pictures are removed in one step. You can bring them back for 30 days.',
    link: 'Begin with my own shop',
    to: href('/admin/begin'),
  },
  address: {
    title: 'The shop’s name and address',
    why: 'Shown at the foot of every page, so that shoppers can find you.',
    link: 'Enter name and address',
    to: partAddress('shop'),
  },
  hours: {
    title: 'Opening hours',
    why: 'So that nobody comes while you are closed.',
    link: 'Set the opening hours',
    to: href('/admin/opening-hours'),
  },
  company: {
    title: 'Who runs the shop',
    why: 'By law, a website has to show the company’s name, and its number if it has one.',
    link: 'Enter the company',
    to: partAddress('legal'),
  },
  look: {
    title: 'The look of the shop',
    why: 'Two colours are enough to make it yours.',
    link: 'Choose the look',
    to: href('/admin/look'),
  },
  logo: {
    title: 'Your logo',
    why: 'It replaces the shop’s name at the top of every page, also on phones.',
    link: 'Add the logo',
    to: `${href('/admin/look')}#logoHash`,
  },
  categories: {
    title: 'The parts of the shop',
    why: 'Every product belongs to a sub-category, such as Sofas in Lounge. The header shows them.',
    link: 'Add the categories',
    to: href('/admin/categories'),
  },
  products: {
    title: 'A first product of your own',
    why: 'A name, a picture and a price are enough. Put it on the site when you like it.',
    link: 'Add a product',
    to: `${href('/admin/products')}?new`,
  },
  legal: {
    title: 'Terms and privacy policy',
    why: 'Write your own, read them through, and confirm it here.',
    link: 'Open the pages',
    to: href('/admin/pages'),
  },
  mail: {
    title: 'Outgoing email',
    why: 'Until it is set up, no answer reaches a shopper.',
    link: 'Set up email',
    to: href('/admin/mail'),
  },
  'second-owner': {
    title: 'A second owner',
    why: 'Another owner can restore your access if you lose your phone, and stands in while you are away.',
    link: 'Invite an owner',
    to: `${href('/admin/people')}?invite=owner`,
  },
  backup: {
    title: 'A first backup',
    why: 'One file with the whole shop. Keep it somewhere else: the shop can be restored from it.',
    link: 'Download a backup',
  },
}
