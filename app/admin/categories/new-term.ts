export type NewTerm = { name: string; routeName: string; visible: boolean }

/** The blank form of a category or sub-category. */
export const newTerm: NewTerm = { name: '', routeName: '', visible: false }
export const newTermLabels: Record<keyof NewTerm, string> = {
  name: 'Name',
  routeName: 'Address',
  visible: 'On the site',
}

/** What else disappears while the term is off the site. */
export const hiddenConsequences = {
  category: 'Its sub-categories and their products are off the site too.',
  subCategory: 'Its products are off the site too.',
}
