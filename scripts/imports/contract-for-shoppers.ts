/** The modules of the contract that reach a shopper's browser: they have no schemas, which would bring zod along. */
export const contractForShoppers = [
  ...['client', 'errors', 'addresses', 'head-texts', 'menu-picks', 'opening-hours', 'page-queries', 'search-fields'],
  ...['secret-pages', 'variant-names', 'phone-address', 'prices', 'uuid', 'whole-numbers', 'list-text', 'capitals'],
  ...['length-units', 'shortlist-bounds', 'default-links'],
  ...['dates/london', 'dates/long-date', 'dates/clock', 'dates/visit-time'],
  ...['fit/measure-names', 'fit/measures', 'fit/places', 'fit/piece', 'fit/openings', 'fit/judge', 'fit/sentences'],
  'fit/length-text',
]

/** All modules of the contract without schemas: these and the few that only the back office uses. */
export const contractWithoutZod = [...contractForShoppers, 'kinds', 'staff/roles', 'body-limits']

/** The calls, declared with their schemas, which scripts/calls-for-browsers.ts removes for browsers. */
export const callTables = ['contract/calls.ts', 'contract/booking-calls.ts', 'contract/staff/calls.ts']
