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

// Read again by every worker: only the first one chooses the ports and sweeps up.
if (!process.env.JOURNEYS_PORT) {
  process.env.JOURNEYS_PORT = String(await findFreePort())
  process.env.SECOND_PORT = String(await findFreePort())
  for (const folder of [dataDir, secondDataDir]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(secondDataDir, { recursive: true })
}
const { JOURNEYS_PORT: port = '', SECOND_PORT: secondPort = '' } = process.env
const isWhole = process.env.JOURNEYS === 'all'
const build = "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"
// Journeys whose changes are seen on every page, or in every list.
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
    // A supplier's list is served by the journey that fetches it.
    INTERNAL_LIST_HOSTS: '127.0.0.1',
    // Journeys name the network that a request comes from.
    TRUST_PROXY: '1',
    // Hundreds of sizes are made while journeys run, on the same processors.
    AVIF_EFFORT: '0',
    // Every visit to a form with a captcha would hash for a second or two.
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
  // Is JavaScript already.
  build: { external: ['**/build/**'] },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // How long a journey, and one condition in it, may take on a machine that has other things to do.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Chromium keeps two processors busy: a third worker saves nothing, and journeys then run out of time.
  workers: Math.min(2, availableParallelism()),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A moving page keeps the processors busy for as long as a journey looks at it: motion has journeys of its own.
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
        // Drawing by the processor alone saves 6 % of its time: there is no graphics card to look for.
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
    // The last of what it prints at its start; the journeys read the link from OWNER_LINK.
    { ...openShop(port, dataDir), wait: { stdout: /Create the owner\s+(?<owner_link>\S+)/ } },
    // Built by then, and not waited for: its owner waits for what it prints.
    ...(isWhole ? [{ ...openShop(secondPort, secondDataDir), command: `${runShop} > "${secondDataDir}.txt"` }] : []),
  ],
})
