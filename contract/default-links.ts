/** The initial links of header and footer, as the specification lists them. */

export type NamedLink = { label: string; address: string }

export const defaultLinks = {
  menuFirst: [{ label: 'New In', address: '/latest-products' }],
  menuLast: [{ label: 'Special Offers', address: '/special-offers' }],
  footerInformation: [
    { label: 'Terms', address: '/terms' },
    { label: 'Disclaimer', address: '/disclaimer' },
    { label: 'Privacy and Cookie Policy', address: '/privacy-policy' },
    { label: 'Vulnerable Customers Policy', address: '/vulnerable-customers-policy' },
    { label: 'Customer Complaint', address: '/customer-complaint' },
    { label: 'Interest Free Credit', address: '/interest-free-credit' },
  ],
}
