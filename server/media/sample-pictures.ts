import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createTestDatabase } from '../../tests/support/database.ts'
import { openLog } from '../platform/log.ts'
import { openFolder } from '../platform/storage/folder.ts'
import { openMedia } from './media.ts'

/** For tests: a fresh database, a fresh folder, and everything that works on them. */
export async function openTestMedia() {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'showroom-media-'))
  const storage = await openFolder(folder)
  const media = openMedia(storage, openLog('silent'))
  const close = async () => {
    await media.close()
    await database.drop()
    await rm(folder, { recursive: true })
  }
  return { db: database.db, folder, storage, media, close }
}

/** A picture full of detail, never the same twice. */
export function paint(width = 640, height = 480) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
}

export const plain = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })

export const drawing = (inside = '<rect width="30" height="20" fill="#c00"/>') =>
  Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${inside}</svg>\n`)
