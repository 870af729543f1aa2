import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyCluster } from '../tests/support/database/new-cluster.ts'
import { runKills } from '../tests/support/machines/kill-run.ts'
import { bundleProgram } from '../tests/support/runner/programs.ts'

/** A short form of `npm run faults -- kills`. */
it('no accepted enquiry is lost or duplicated, whichever process is killed, and the shop recovers', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-kills-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  copyCluster(dataDir)
  const program = [await bundleProgram('bare-shop')]
  const figures = await runKills({ dataDir, program, kills: 4, random: Math.random })
  expect(figures).toMatchObject({
    kills: { node: 1, postmaster: 1, backend: 1, 'node and postmaster': 1 },
    strange: [],
    lost: [],
    doubled: [],
  })
  expect(figures.accepted).toBeGreaterThan(6)
}, 240_000)
