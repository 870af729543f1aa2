import type { TicketState } from '../../../contract/staff/tickets.ts'

export const stateNames: Record<'all' | TicketState, string> = {
  all: 'All',
  outdated: 'Out of date',
  gone: 'No longer in the shop',
  unprinted: 'Never printed',
  current: 'Up to date',
}

/** The part of an address that selects the products whose tickets are listed; '' for all printed tickets. */
export const isOfList = ({ searchParams }: URL) => searchParams.get('products') ?? searchParams.get('found') ?? ''
