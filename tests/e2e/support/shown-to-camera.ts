import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { correction, generate } from 'lean-qr'
import sharp from 'sharp'

/** Chromium's arguments for a fake camera that shows only this text as a QR code. */
export async function showToCamera(text: string): Promise<string[]> {
  const file = join(await mkdtemp(join(tmpdir(), 'camera-')), 'ticket.mjpeg')
  await writeFile(file, await drawTicket(text))
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
}

/** Draws a frame like that of a ticket held to the camera: the code in the middle of a grey room. */
async function drawTicket(text: string): Promise<Buffer> {
  const code = generate(text, { minCorrectionLevel: correction.Q })
  const side = code.size + 8
  const squares = Array.from({ length: side * side }, (_, place) =>
    code.get((place % side) - 4, Math.floor(place / side) - 4) ? 0 : 255,
  )
  const drawn = await sharp(Buffer.from(squares), { raw: { width: side, height: side, channels: 1 } })
    .resize(300, 300, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#888888' } })
    .composite([{ input: drawn }])
    .jpeg({ quality: 90 })
    .toBuffer()
}
