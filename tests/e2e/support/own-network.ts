import { randomInt } from 'node:crypto'

/** Headers of a request from a network of its own: all journeys together ask more often than one network may. */
export const fromOwnNetwork = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` })
