import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyCluster } from '../tests/support/database/new-cluster.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-backup-command-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a backup that cannot be written to its place says so, and how to name another', async () => {
  copyCluster(dataDir)
  writeFileSync(join(dataDir, 'file'), '')
  const target = join(dataDir, 'file/backups/shop.zip')
  const { PATH } = process.env
  const ended = await new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'backup.ts'), target],
      { env: { PATH, DATA_DIR: dataDir } },
      (error, out, faults) => resolve({ code: error?.code, output: out + faults }),
    ),
  )
  const output = `The backup can't be written to ${target} (ENOTDIR). Make room or open the folder there, or name another place: npm run backup -- /elsewhere/shop.zip\n`
  expect(ended).toEqual({ code: 1, output })
})
