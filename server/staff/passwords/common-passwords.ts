import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { projectFolder } from '../../platform/project-folder.ts'

const file = join(projectFolder, 'server/staff/passwords/common-passwords.txt.br')

/** Whether a lower-case text is a common password. */
export type IsCommon = (text: string) => boolean

/** Reads the list each time, because a password is seldom set, and a cached list would take half a megabyte. */
export async function readCommonPasswords(): Promise<IsCommon> {
  const list = `\n${await promisify(brotliDecompress)(await readFile(file))}`
  return (text) => text !== '' && !text.includes('\n') && list.includes(`\n${text}\n`)
}
