import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what the shop has to be able to read again, such as the password of a mail server. */
export type SecretBox = {
  /** `purpose` is part of the seal: a text sealed for one purpose cannot be opened for another. */
  seal(text: string, purpose: string): string
  /** Undefined if it was sealed with another secret, for another purpose, or has been changed. */
  open(sealed: string, purpose: string): string | undefined
}

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with a key made from the shop's secret. A sealed text names its key, not to be opened with another. */
export function openSecretBox(secret: string): SecretBox {
  const key = derive(secret, 'showroom secret box key', 32)
  const keyId = derive(secret, 'showroom secret box key id', 6).toString('base64url')
  return {
    seal: (text, purpose) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${keyId}.${Buffer.concat([nonce, cipher.getAuthTag(), data]).toString('base64url')}`
    },
    open: (sealed, purpose) => {
      const [id, rest = ''] = sealed.split('.')
      const bytes = Buffer.from(rest, 'base64url')
      if (id !== keyId || bytes.length < nonceBytes + tagBytes) return undefined
      return decrypt(key, bytes, purpose)
    },
  }
}

const derive = (secret: string, info: string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', info, length))

function decrypt(key: Buffer, bytes: Buffer, purpose: string): string | undefined {
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const data = bytes.subarray(nonceBytes + tagBytes)
  try {
    return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
