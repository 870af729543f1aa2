import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainFileError, StartError } from './start-error.ts'

const nameFile = (dataDir: string) => join(dataDir, 'secret')

/** The secret in the data folder, generated on the first start. */
export function keepSessionSecret(dataDir: string): string {
  const file = nameFile(dataDir)
  try {
    return readSecret(file) ?? makeSecret(dataDir, file)
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    // A copied folder may have other permissions.
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600)
    if (!whole.test(secret)) throw damaged(file)
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** After a power failure a file may be empty, or hold zero bytes: anybody could sign with such a secret. */
const whole = /^[^\0]{32,}$/

const damaged = (file: string) =>
  new StartError(
    `${file} is damaged: it holds no secret of 32 characters. Put back the one of a backup; or delete the file for a new one, which ends sign-ins and links of visits, and makes authenticator apps and stored passwords of mail servers useless.`,
  )

/** Replaces the stored secret by that of a restored shop. */
export function replaceSessionSecret(dataDir: string, secret: string): void {
  const draft = writeDraft(nameFile(dataDir), secret)
  renameSync(draft, nameFile(dataDir))
}

function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = writeDraft(file, randomBytes(32).toString('base64url'))
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

/** Synced to disk before it gets its name, so that neither a crash nor a full disk leaves a part of it. */
function writeDraft(file: string, secret: string): string {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true })
    return draft
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
