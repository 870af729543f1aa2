import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { blinkSettings } from './scripts/blink-settings.ts'
import lean from './scripts/lean-memory.json' with { type: 'json' }
import { disabledFeatures } from './tests/e2e/support/browser-features.ts'
import { findFreePort } from './tests/support/runner/free-port.ts'
import { keepTemporaryFilesInMemory } from './tests/support/runner/temporary-folder.ts'

keepTemporaryFilesInMemory()

const dataDir = join(import.meta.dirname, 'test-results', 'shop')
const secondDataDir = join(import.meta.dirname, 'test-results', 'second-shop')

// Every worker reads this file again: only the first process chooses the ports and deletes the old data.
if (!process.env.JOURNEYS_PORT) {
  process.env.JOURNEYS_PORT = String(await findFreePort())
  process.env.SECOND_PORT = String(await findFreePort())
  for (const folder of [dataDir, secondDataDir]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(secondDataDir, { recursive: true })
}
const { JOURNEYS_PORT: port = '', SECOND_PORT: secondPort = '' } = process.env
const isWhole = process.env.JOURNEYS === 'all'
const build = "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"
// Journeys whose changes show on every page or in every list.
const runAlone = ['daily-jobs', 'home-rows', 'import', 'look', 'opening-hours', 'shop-front', 'site-links'].map(
  (name) => `back-office/${name}.spec.ts`,
)
const asOwner = { use: { storageState: 'test-results/owner.json' }, metadata: { dataDir } }
const inSecondShop = {
  use: { baseURL: `http://localhost:${secondPort}`, storageState: 'test-results/second-owner.json' },
  metadata: { dataDir: secondDataDir },
}
const secondOwner = 'second-owner.spec.ts'

const runShop = `exec "${process.execPath}" ${lean.heapFlags.join(' ')} build/shop/server.js`

const openShop = (port: string, dataDir: string) => ({
  command: `"${process.execPath}" -e "${build}" && ${runShop}`,
  timeout: 120_000,
  env: {
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ANALYTICS_ID: 'G-JOURNEYS',
    // The journey that fetches a supplier's list serves it on this machine.
    INTERNAL_LIST_HOSTS: '127.0.0.1',
    // Journeys set the address that a request comes from.
    TRUST_PROXY: '1',
    // Hundreds of picture sizes are made while journeys run, on the same processors.
    AVIF_EFFORT: '0',
    // With the usual rounds every visit to a form with a captcha would hash for a second or two.
    CAPTCHA_ROUNDS: '50',
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
})

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  // The build is JavaScript already and needs no transform.
  build: { external: ['**/build/**'] },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A busy machine may need this long for a journey, and for one condition in it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Chromium keeps two processors busy: a third worker saves nothing, and journeys then run out of time.
  workers: Math.min(2, availableParallelism()),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Animations keep the processors busy for as long as a page is open: motion has journeys of its own.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Rendering in software saves 6 % of processor time: Chromium does not look for a graphics card.
        '--disable-gpu',
        '--disable-software-rasterizer',
        disabledFeatures,
        blinkSettings,
      ],
    },
  },
  projects: [
    { name: 'shop', testIgnore: ['first-owner.spec.ts', secondOwner, 'back-office/**'], metadata: { dataDir } },
    { name: 'owner', testMatch: 'first-owner.spec.ts', metadata: { dataDir } },
    // In a whole run these journeys have a shop of their own.
    ...(isWhole ? [{ name: 'second owner', testMatch: secondOwner, ...inSecondShop }] : []),
    {
      name: 'alone',
      testMatch: runAlone,
      workers: 1,
      dependencies: [isWhole ? 'second owner' : 'owner'],
      ...(isWhole ? inSecondShop : asOwner),
    },
    // The back office, as its owner unless a journey says otherwise.
    { name: 'back-office', testMatch: 'back-office/**', testIgnore: runAlone, dependencies: ['owner'], ...asOwner },
  ],
  webServer: [
    // The link is the last line that the shop prints at its start; journeys read it from OWNER_LINK.
    { ...openShop(port, dataDir), wait: { stdout: /Create the owner\s+(?<owner_link>\S+)/ } },
    // The first shop has made the build by then. Nothing waits for this one here: second-owner.spec waits for its link.
    ...(isWhole ? [{ ...openShop(secondPort, secondDataDir), command: `${runShop} > "${secondDataDir}.txt"` }] : []),
  ],
})
