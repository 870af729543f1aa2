import type { DemoGroup } from '../../../contract/staff/demonstration.ts'

export const groupTexts: Record<DemoGroup, { title: string; hint: string }> = {
  products: {
    title: 'Products',
    hint: 'With their variants and prices, the sale, and the display places in the showroom.',
  },
  brands: { title: 'Brands and ranges', hint: 'Only those that none of your products need.' },
  categories: {
    title: 'Categories',
    hint: 'Many shops keep them: sofas, beds and lamps are sold everywhere. They can also be renamed.',
  },
  properties: { title: 'Properties', hint: 'The filters, such as colour and material. Many shops keep them.' },
  site: {
    title: 'Texts, slides and pop-ups',
    hint: 'Pages, the home page’s rows, listing pages and the announcement.',
  },
  details: {
    title: 'Name, address and hours',
    hint: 'Those of the made-up shop. What you have entered yourself stays.',
  },
  pictures: { title: 'Pictures and files', hint: 'Those that are no longer used.' },
}

/** The groups that most new shops remove. */
export const usualGroups: DemoGroup[] = ['products', 'brands', 'site', 'details', 'pictures']
