import { createHmac, timingSafeEqual } from 'node:crypto'
import { writeUuid } from '../platform/write-uuid.ts'

/** Writes and reads the token after the plus in an address for replies: it names the enquiry, and cannot be guessed. */
export type ReplyTokens = { write(uuid: string): string; find(text: string): string | undefined }

const uuidBytes = 16
const signatureBytes = 8

/** The tokens consist of lower-case letters and digits, because some mail servers change capitals. */
export function openReplyTokens(secret: string): ReplyTokens {
  const sign = (uuid: Buffer) =>
    createHmac('sha256', secret).update('reply ').update(uuid).digest().subarray(0, signatureBytes)
  const write = (uuid: string) => {
    const bytes = Buffer.from(uuid.replaceAll('-', ''), 'hex')
    return BigInt(`0x01${Buffer.concat([bytes, sign(bytes)]).toString('hex')}`).toString(36)
  }
  const read = (token: string) => {
    const bytes = Buffer.from(readNumber(token).toString(16).padStart(50, '0'), 'hex')
    if (bytes.length !== uuidBytes + signatureBytes + 1 || bytes[0] !== 1) return undefined
    const uuid = bytes.subarray(1, uuidBytes + 1)
    return timingSafeEqual(bytes.subarray(uuidBytes + 1), sign(uuid)) ? writeUuid(uuid) : undefined
  }
  const find = (text: string) => {
    for (const [, token = ''] of text.matchAll(/\+([a-z0-9]{30,40})@/gi)) {
      const uuid = read(token.toLowerCase())
      if (uuid) return uuid
    }
    return undefined
  }
  return { write, find }
}

const readNumber = (token: string) =>
  [...token].reduce((sum, sign) => sum * 36n + BigInt(Number.parseInt(sign, 36)), 0n)

/** `shop@oak.example` as `shop+word@oak.example`. */
export const addWord = (address: string, word: string) => address.replace(/@(?=[^@]*$)/, `+${word}@`)
