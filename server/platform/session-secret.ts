import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainFileError } from './start-error.ts'

/** The secret in the data folder, generated on the first start. */
export function keepSessionSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    return readSecret(file) ?? makeSecret(dataDir, file)
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim() || undefined
    // A copied folder may have other permissions.
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600)
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // A hard link is created atomically, so two first starts at the same time agree on one secret.
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
