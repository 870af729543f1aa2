export type NewTerm = { name: string; routeName: string; visible: boolean }

/** What a category or sub-category begins with. */
export const newTerm: NewTerm = { name: '', routeName: '', visible: false }
export const newTermLabels: Record<keyof NewTerm, string> = {
  name: 'Name',
  routeName: 'Address',
  visible: 'On the site',
}

/** What follows for others while it is off the site. */
export const whileHidden = {
  category: 'Its sub-categories and their products are off the site too.',
  subCategory: 'Its products are off the site too.',
}
