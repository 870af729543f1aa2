import { createHmac, timingSafeEqual } from 'node:crypto'
import { writeUuid } from '../platform/write-uuid.ts'

/** The facts that a key is derived from. `linkNumber` increases to invalidate the links that were sent. */
type Linked = { uuid: string; linkNumber?: number }

/** Writes and reads the keys in the links with which visitors see, move and cancel their own booking. */
export type BookingKeys = {
  write(booking: Linked): string
  /** The uuid of a key's booking; undefined if the key is not signed with this shop's secret. The key may be outdated. */
  read(key: string): string | undefined
}

const uuidBytes = 16
const signatureBytes = 16

/**
 * A key is the booking's uuid, the number of the link unless it is 0, and a signature, so that nothing secret is stored and a
 * reminder can repeat the link.
 */
export function openBookingKeys(secret: string): BookingKeys {
  const sign = (named: Buffer) =>
    createHmac('sha256', secret).update('booking ').update(named).digest().subarray(0, signatureBytes)
  return {
    write: (booking) => {
      const named = nameLink(booking)
      return Buffer.concat([named, sign(named)]).toString('base64url')
    },
    read: (key) => {
      const bytes = Buffer.from(key, 'base64url')
      if (bytes.length < uuidBytes + signatureBytes || bytes.toString('base64url') !== key) return undefined
      const named = bytes.subarray(0, -signatureBytes)
      return timingSafeEqual(bytes.subarray(-signatureBytes), sign(named))
        ? writeUuid(bytes.subarray(0, uuidBytes))
        : undefined
    },
  }
}

function nameLink({ uuid, linkNumber = 0 }: Linked): Buffer {
  const number = Buffer.alloc(4)
  number.writeUInt32BE(linkNumber)
  return Buffer.concat([Buffer.from(uuid.replaceAll('-', ''), 'hex'), ...(linkNumber > 0 ? [number] : [])])
}
