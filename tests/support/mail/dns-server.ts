import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

/** The texts of a name, or how its query fails. `long`: too long for a UDP packet, so that the client retries by TCP. */
export type Answer = string[] | 'silent' | 'broken' | 'refused' | { long: string[] } | { tooLong: string[] }

/** A real name server of text records, for UDP and TCP, on one port. */
export async function startDnsServer(answers: Record<string, Answer>) {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const tcp = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      const reply = answer(bytes.subarray(2), answers, asked, 'tcp')
      if (!reply) return socket.destroy()
      const length = Buffer.alloc(2)
      length.writeUInt16BE(reply.length)
      socket.write(Buffer.concat([length, reply]))
    })
  })
  const { udp, port } = await openPorts(tcp)
  udp.on('message', (question, from) => {
    const reply = answer(question, answers, asked, 'udp')
    if (reply) udp.send(reply, from.port, from.address)
  })
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    udp.close()
    tcp.close()
    await once(tcp, 'close')
  }
  return { address: `127.0.0.1:${port}`, asked, close }
}

/** Finds one port number that is free for both protocols. */
async function openPorts(tcp: Server): Promise<{ udp: UdpSocket; port: number }> {
  for (;;) {
    const udp = createSocket('udp4')
    udp.bind(0, '127.0.0.1')
    await once(udp, 'listening')
    const { port } = udp.address()
    try {
      tcp.listen(port, '127.0.0.1')
      await once(tcp, 'listening')
      return { udp, port }
    } catch (error) {
      udp.close()
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
}

const [notFound, failed, refused] = [3, 2, 5]

function answer(
  question: Buffer,
  answers: Record<string, Answer>,
  asked: string[],
  by: 'udp' | 'tcp',
): Buffer | undefined {
  const { name, end } = readName(question)
  asked.push(`${by} ${name}`)
  const found = answers[name]
  const echo = question.subarray(12, end)
  if (found === 'silent') return undefined
  if (found === undefined) return pack(question, echo, { code: notFound })
  if (found === 'broken') return pack(question, echo, { code: failed })
  if (found === 'refused') return pack(question, echo, { code: refused })
  if (Array.isArray(found)) return pack(question, echo, { texts: found })
  if (by === 'udp') return pack(question, echo, { isCut: true })
  return 'long' in found ? pack(question, echo, { texts: found.long }) : undefined
}

function readName(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

type Reply = { code?: number; isCut?: boolean; texts?: string[] }

function pack(question: Buffer, echo: Buffer, { code = 0, isCut = false, texts = [] }: Reply): Buffer {
  const head = Buffer.alloc(12)
  question.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 | code | (isCut ? 0x0200 : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(texts.length, 6)
  return Buffer.concat([head, echo, ...texts.map(packText)])
}

/** A text of more than 255 bytes is sent in pieces. */
function packText(text: string): Buffer {
  const pieces = text.match(/.{1,255}/gs) ?? ['']
  const data = Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), Buffer.from(piece, 'latin1')]))
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0])
  record.writeUInt16BE(data.length, 10)
  return Buffer.concat([record, data])
}
