import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unpackChromium } from './packed-chromium.mjs'
import { root, run, stop } from './run.mjs'

// The headless shell is preferred: decision 019.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Returns the path of a Chromium that runs here, and installs one if there is none. */
export async function findChromium() {
  const found = findInstalled() ?? (await installFromDebian()) ?? (await installFromPlaywright())
  if (!found) {
    stop(
      'The journeys need Chromium; install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to one, and start again.',
    )
  }
  return found
}

function findInstalled() {
  const { CHROMIUM_PATH: given } = process.env
  if (given && !works(given)) stop(`CHROMIUM_PATH is ${given}, which is no Chromium that runs here.`)
  return given ?? findPacked() ?? findOnPath() ?? findPlaywrights()
}

/** Requires fonts on this machine: the package has none, while Debian's Chromium installs some. */
function findPacked() {
  const file = existsSync('/usr/share/fonts') && unpackChromium()
  return file && works(file) ? file : undefined
}

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(works)
}

function works(file) {
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium from Debian …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, quiet: true })
  // Older versions of Debian have only the full browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env, quiet: true })
    const found = findOnPath()
    if (found) return found
  }
  return undefined
}

async function installFromPlaywright() {
  console.log('Installing Chromium from Playwright …')
  await run('playwright', ['install', 'chromium'], { quiet: true })
  return findPlaywrights()
}

/** Asks Playwright for the path of its own Chromium, which differs by version. */
function findPlaywrights() {
  const program = "process.stdout.write(require('playwright-core').chromium.executablePath())"
  const { stdout } = spawnSync(process.execPath, ['-e', program], { cwd: root })
  const file = stdout.toString()
  return file && works(file) ? file : undefined
}
