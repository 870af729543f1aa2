import type { KeptTap } from './kept-taps.ts'
import type { Taps } from './use-taps.ts'

/** The taps of the signed-in member that did not count, and are kept until the member decides. */
export const listAnswered = ({ taps, memberUuid }: Pick<Taps, 'taps' | 'memberUuid'>): KeptTap[] =>
  taps.filter(({ state, member }) => state !== 'waiting' && member.uuid === memberUuid)
