import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectFolder } from '../server/platform/project-folder.ts'

type Package = { license?: string; dev?: boolean }
/** The number of known vulnerabilities, and the high or critical ones by package. */
type Audit = { total: number; grave: string[] }

/** Licences that do not oblige a shop to publish its own code. */
const welcome = [
  'MIT',
  'MIT-0',
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'Unlicense',
  'MPL-2.0',
  // The licence of libvips, which is loaded as a separate library.
  'LGPL-3.0-or-later',
]

/** The licences of packages that state theirs only in a file. */
const readInFile: Record<string, string> = { 'node_modules/png-js': 'MIT' }

/** The packages that a shop runs with, by licence, and those whose licence has not been reviewed. */
export function listLicences(lockfile = join(projectFolder, 'package-lock.json')) {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Package> }
  const run = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, facts]) => [path, { license: readInFile[path], ...facts }] as const)
  const counts = new Map<string, number>()
  for (const [, { license = 'none' }] of run) counts.set(license, (counts.get(license) ?? 0) + 1)
  const isWelcome = ({ license = 'none' }: Package) => license.split(' AND ').every((part) => welcome.includes(part))
  const unknown = run
    .filter(([, facts]) => !isWelcome(facts))
    .map(([path, { license }]) => `${path.replace(/.*node_modules\//, '')} (${license ?? 'none'})`)
  return { counts: [...counts].sort((a, b) => b[1] - a[1]), unknown }
}

/** The registry's known vulnerabilities of these packages; undefined when it does not answer in time. */
export function auditPackages({ env = {}, timeoutMs = 8000 } = {}): Promise<Audit | undefined> {
  const options = {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    timeout: timeoutMs,
    maxBuffer: 64 * 1024 * 1024,
  }
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], options, (_, output) =>
      resolve(readReport(output)),
    )
  })
}

function readReport(output: string): Audit | undefined {
  try {
    const { vulnerabilities, metadata } = JSON.parse(output)
    if (!metadata?.vulnerabilities) return undefined
    const all = Object.values(vulnerabilities) as { name: string; severity: string }[]
    const grave = all.filter(({ severity }) => ['high', 'critical'].includes(severity))
    return { total: metadata.vulnerabilities.total, grave: grave.map(({ name, severity }) => `${name} (${severity})`) }
  } catch {
    return undefined
  }
}

async function checkPackages(): Promise<void> {
  const { counts, unknown } = listLicences()
  console.log(`Licences: ${counts.map(([name, count]) => `${name} ${count}`).join(', ')}`)
  const audit = await auditPackages()
  if (!audit) console.log('npm audit: skipped, the registry does not answer')
  else console.log(`npm audit: ${audit.total} known, ${audit.grave.length} of them high or critical`)
  const faults = [
    ...unknown.map((name) => `${name}: this licence is not on the list in scripts/packages.ts`),
    ...(audit?.grave ?? []).map((name) => `${name}: see npm audit`),
  ]
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await checkPackages()
