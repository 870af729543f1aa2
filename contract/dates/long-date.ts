import { inLondon } from './london.ts'

/** 25 December 2030. */
export const formatLongDate = inLondon({ dateStyle: 'long' }, 'en-GB')

/** 25 December 2030 at 10:05. */
export const formatLongMoment = inLondon({ dateStyle: 'long', timeStyle: 'short' }, 'en-GB')

/** 25 December. */
export const formatDayAndMonth = inLondon({ day: 'numeric', month: 'long' }, 'en-GB')
