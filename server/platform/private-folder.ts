import { chmod, mkdir } from 'node:fs/promises'

/**
 * A folder of what shoppers or staff have sent: only the user that the shop runs as may look into it, whatever the mode of a
 * file there. One that belongs to somebody else stays as that owner wants it.
 */
export async function openPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  })
}
