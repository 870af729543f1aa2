import { createHmac, timingSafeEqual } from 'node:crypto'
import { writeUuid } from '../platform/write-uuid.ts'

/** Writes and reads the keys in the links with which visitors see, move and cancel their own booking. */
export type BookingKeys = {
  write(uuid: string): string
  /** The booking of a key; undefined if the key was not written with this shop's secret. */
  read(key: string): string | undefined
}

const uuidBytes = 16
const signatureBytes = 16

/** A key is the booking's uuid with a signature, so that nothing secret is stored and a reminder can repeat the link. */
export function openBookingKeys(secret: string): BookingKeys {
  const sign = (uuid: Buffer) =>
    createHmac('sha256', secret).update('booking ').update(uuid).digest().subarray(0, signatureBytes)
  return {
    write: (uuid) => {
      const bytes = Buffer.from(uuid.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, sign(bytes)]).toString('base64url')
    },
    read: (key) => {
      const bytes = Buffer.from(key, 'base64url')
      if (bytes.length !== uuidBytes + signatureBytes || bytes.toString('base64url') !== key) return undefined
      const uuid = bytes.subarray(0, uuidBytes)
      return timingSafeEqual(bytes.subarray(uuidBytes), sign(uuid)) ? writeUuid(uuid) : undefined
    },
  }
}
