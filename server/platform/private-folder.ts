import { chmod, mkdir, stat } from 'node:fs/promises'

/**
 * A folder of what shoppers or staff have sent: only the user that the shop runs as may look into it, whatever the mode of a
 * file there. Where its group may write, shops of other users share it, and their group may look too. One that belongs to
 * somebody else, or is on a disk without modes or without changes, stays as it is.
 */
export async function openPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const { mode } = await stat(path)
  const isShared = (mode & 0o020) !== 0
  // Files of a shared folder may get its group by the bits above.
  await chmod(path, (mode & 0o7000) | (isShared ? 0o770 : 0o700)).catch(() => {})
}
