import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { rp?: { id: string }; rpId?: string; challenge: string }
type Device = { origin: string; verifies?: boolean }

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data])

/** A device with one passkey, which answers as a browser does. `verifies`: it verifies its user, such as by a PIN. */
export function openPasskeyDevice({ origin, verifies = true }: Device) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const writeData = (rpId: string, extra = Buffer.alloc(0)) => {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (extra.length > 0 ? 0x40 : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(++counter, 1)
    return Buffer.concat([digest(rpId), head, extra])
  }
  const writeClient = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    make({ rp, challenge }: Options) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const point = (half: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(half, 'base64url')])
      const key = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), point(x), Buffer.from([0x22]), point(y)]
      const authData = writeData(
        rp?.id ?? '',
        Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, ...key]),
      )
      const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)]
      return answer({
        clientDataJSON: writeClient('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.concat([Buffer.from([0xa3]), ...parts]).toString('base64url'),
        transports: ['internal'],
      })
    },
    enter({ rpId = '', challenge }: Options) {
      const authData = writeData(rpId)
      const client = writeClient('webauthn.get', challenge)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, digest(client)]), privateKey).toString('base64url'),
      })
    },
  }
}
