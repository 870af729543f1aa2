import type { RateRule } from './limit.ts'

export const tenMinutesSeconds = 600
export const daySeconds = 86_400

/** Limits how often one network tries. Failed attempts count only here: typing mistakes do not use up what it may send. */
export const formAttempts: RateRule[] = [{ max: 30, seconds: tenMinutesSeconds }]

/** Limits what is stored for one network. */
export const storedForms: RateRule[] = [
  { max: 5, seconds: tenMinutesSeconds },
  { max: 20, seconds: daySeconds },
]
