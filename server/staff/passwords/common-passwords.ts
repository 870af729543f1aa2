import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { projectFolder } from '../../platform/project-folder.ts'

const file = join(projectFolder, 'server/staff/passwords/common-passwords.txt.br')

/** Says of lower-case texts whether they are common passwords. */
export type IsCommon = (text: string) => boolean

/** Read each time: a password is seldom set, and the list would take half a megabyte for good. */
export async function readCommonPasswords(): Promise<IsCommon> {
  const list = `\n${await promisify(brotliDecompress)(await readFile(file))}`
  return (text) => text !== '' && !text.includes('\n') && list.includes(`\n${text}\n`)
}
