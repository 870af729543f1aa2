import { inLondon } from './london.ts'

const format = (options: Intl.DateTimeFormatOptions) => inLondon(options, 'en-GB')

/** 09:30 */
export const formatTime = format({ timeStyle: 'short' })

/** 25 Dec */
export const formatDay = format({ day: 'numeric', month: 'short' })

/** 25 Dec, 09:30 */
export const formatDayAndTime = format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** 25 Dec 2030 */
export const formatDate = format({ dateStyle: 'medium' })

/** 25 Dec 2030, 09:30 */
export const formatMoment = format({ dateStyle: 'medium', timeStyle: 'short' })

/** Wednesday, 25 December 2030 at 09:30 */
export const formatFullMoment = format({ dateStyle: 'full', timeStyle: 'short' })
