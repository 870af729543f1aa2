import { randomInt } from 'node:crypto'

/** Headers that give a journey its own network, because all journeys together exceed the rate limit of one. */
export const fromOwnNetwork = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` })
