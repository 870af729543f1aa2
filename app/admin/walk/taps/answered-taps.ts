import type { KeptTap } from './kept-taps.ts'
import type { Taps } from './use-taps.ts'

/** The signed-in member's taps that did not count, kept until the member decides. */
export const listAnswered = ({ taps, memberUuid }: Pick<Taps, 'taps' | 'memberUuid'>): KeptTap[] =>
  taps.filter(({ state, member }) => state !== 'waiting' && member.uuid === memberUuid)
