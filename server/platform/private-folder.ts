import { chmod, mkdir } from 'node:fs/promises'

/**
 * A folder of what shoppers or staff have sent: only the user that the shop runs as may look into it, whatever the mode of a
 * file there. One that belongs to somebody else, or is on a disk without modes or without changes, stays as it is.
 */
export async function openPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700).catch(() => {})
}
