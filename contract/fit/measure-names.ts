/** What a shopper measures at home, in the order of forms and addresses. */
export const measureNames = [
  'spaceWidth',
  'spaceHeight',
  'spaceDepth',
  'doorWidth',
  'doorHeight',
  'hallWidth',
  'turnWidth',
  'ceilingHeight',
] as const
export type MeasureName = (typeof measureNames)[number]

/** What they are kept as in a shopper's browser, as the page about privacy says. */
export const measuresKey = 'home_measures'
