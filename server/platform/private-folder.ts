import { chmod, mkdir, stat } from 'node:fs/promises'

/**
 * Opens a folder for files from shoppers and staff: only the user that runs the shop may enter it, whatever the modes
 * of its files. If its group may write, shops of other users share the folder, and the group may enter it too. A
 * folder of another owner, or on a disk that is read-only or has no modes, stays unchanged.
 */
export async function openPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const { mode } = await stat(path)
  const isShared = (mode & 0o020) !== 0
  // Keeps the setgid bit, by which files of a shared folder get its group.
  await chmod(path, (mode & 0o7000) | (isShared ? 0o770 : 0o700)).catch(() => {})
}
