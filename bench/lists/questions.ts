import type { Client } from '../../contract/client.ts'
import type { StaffCalls } from '../../contract/staff/calls.ts'

export type StaffClient = Client<StaffCalls>
type Question = [list: string, what: string, ask: (client: StaffClient) => Promise<unknown>]

const today = new Date().toISOString().slice(0, 10)

/** The requests for every list that grows with the shop: its first page, a far page, sorted, searched and filtered. */
export const questions: Question[] = [
  ['products', 'as it opens', (client) => client.products({})],
  ['products', 'page 150', (client) => client.products({ page: '150' })],
  ['products', 'one word', (client) => client.products({ q: 'sofa' })],
  ['products', 'three words', (client) => client.products({ q: 'sofa oak fern' })],
  ['products', 'part of a code', (client) => client.products({ q: 'x-12' })],
  ['products', 'by price', (client) => client.products({ sort: '-price' })],
  ['products', 'by price, page 100', (client) => client.products({ sort: 'price', page: '100' })],
  ['products', 'by last change', (client) => client.products({ sort: '-updated' })],
  ['products', 'by status, page 100', (client) => client.products({ sort: 'status', page: '100' })],
  ['products', 'a category', (client) => client.products({ category: '1' })],
  ['products', 'on sale, by price', (client) => client.products({ only: 'on-sale', sort: 'price' })],
  ['products', 'sale ends soon', (client) => client.products({ only: 'sale-ends' })],
  ['products', 'without a price', (client) => client.products({ only: 'no-price' })],
  ['products', 'without a picture', (client) => client.products({ only: 'no-picture' })],
  ['products', 'without dimensions', (client) => client.products({ only: 'no-dimensions' })],
  ['products', 'never checked', (client) => client.products({ checked: 'never' })],
  [
    'products',
    'all at once',
    (client) => client.products({ q: 'sofa', category: '1', only: 'on-sale,no-picture,no-price', sort: '-price' }),
  ],
  ['products', 'chosen for a row', (client) => client.productChoices({ q: 'sofa' })],
  ['enquiries', 'as it opens', (client) => client.enquiries({})],
  ['enquiries', 'all, page 700', (client) => client.enquiries({ status: 'all', page: 700 })],
  ['enquiries', 'one word', (client) => client.enquiries({ status: 'all', q: 'delivered' })],
  ['enquiries', 'a name that is not there', (client) => client.enquiries({ status: 'all', q: 'zwijndrecht' })],
  ['enquiries', 'of nobody, last month', (client) => client.enquiries({ assignee: 'nobody', period: 'month' })],
  ['enquiries', 'the number beside the menu', (client) => client.countEnquiries()],
  ['visits', 'of a week', (client) => client.bookings({ from: today, to: today })],
  ['visits', 'the number beside the menu', (client) => client.countBookings()],
  ['history', 'as it opens', (client) => client.history({})],
  ['history', 'page 900', (client) => client.history({ page: 900 })],
  ['history', 'one word', (client) => client.history({ q: 'sofa' })],
  ['history', 'of one person', (client) => client.history({ who: 'Colleague 3' })],
  ['pictures', 'as it opens', (client) => client.pictures({})],
  ['pictures', 'page 300', (client) => client.pictures({ page: 300 })],
  ['pictures', 'one word', (client) => client.pictures({ q: 'sofa' })],
  ['pictures', 'unused', (client) => client.pictures({ show: 'unused' })],
  ['pictures', 'without alt text', (client) => client.pictures({ show: 'no-alt' })],
  ['searches', 'as it opens', (client) => client.searches()],
  ['searches', 'that find nothing', (client) => client.missedSearches()],
  ['redirects', 'as it opens', (client) => client.redirects()],
  ['bin', 'as it opens', (client) => client.bin()],
  ['tickets', 'as it opens', (client) => client.tickets({})],
  ['brands', 'as it opens', (client) => client.brands()],
  ['ranges', 'as it opens', (client) => client.ranges()],
  ['categories', 'as it opens', (client) => client.categories()],
  ['everything', 'Ctrl-K, one word', (client) => client.searchBackOffice({ q: 'sofa' })],
  ['everything', 'Ctrl-K, a name', (client) => client.searchBackOffice({ q: 'shopper 1234' })],
  ['overview', 'as it opens', (client) => client.overview()],
]
