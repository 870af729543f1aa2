import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import packages from '../package.json' with { type: 'json' }

// Also runs before TypeScript is installed, so it has no types.
const program: string = './packed-chromium.mjs'
const { unpackChromium } = (await import(program)) as { unpackChromium: (folder: string) => string | undefined }

const folder = mkdtempSync(join(tmpdir(), 'showroom-chromium-'))
afterAll(() => rmSync(folder, { recursive: true }))

const isMade = process.platform === 'linux' && process.arch === 'x64'

test.runIf(isMade)('the Chromium of package.json is unpacked once, and runs', () => {
  const version = packages.devDependencies['@sparticuz/chromium']
  const file = unpackChromium(folder) ?? ''
  const [major = ''] = version.split('.')
  expect(execFileSync(file, ['--version']).toString()).toMatch(new RegExp(`^Chromium ${major}\\.`))
  const { ino } = statSync(file)
  expect(unpackChromium(folder)).toBe(file)
  expect(statSync(file).ino).toBe(ino)
  expect(readdirSync(folder)).toEqual([`chromium-${version}`])
})
