import type { RateRule } from './limit.ts'

export const tenMinutes = 600
export const aDay = 86_400

/** Limits how often one network tries. Failed attempts count only here: typing mistakes do not use up what it may send. */
export const formAttempts: RateRule[] = [{ max: 30, seconds: tenMinutes }]

/** Limits what is stored for one network. */
export const storedForms: RateRule[] = [
  { max: 5, seconds: tenMinutes },
  { max: 20, seconds: aDay },
]
