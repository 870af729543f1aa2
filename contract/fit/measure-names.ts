/** The measurements of a home, in the order of forms and addresses. */
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

/** The key under which a shopper's browser stores them; the privacy policy mentions it. */
export const measuresKey = 'home_measures'
