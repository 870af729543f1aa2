import { existsSync } from 'node:fs'
import { fingerprint, unlessDone } from './fingerprint.mjs'
import { must, pinnedNode, stop } from './run.mjs'

/** Installs the packages of package-lock.json unless they are installed already. */
export async function ensureInstalled() {
  const print = `${fingerprint(['package.json', 'package-lock.json'])} ${process.platform}-${process.arch}`
  await unlessDone('node_modules/.showroom-install', print, install)
}

async function install() {
  console.log('Installing packages (a minute or two) …')
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']
  // Runs the npm that started this command, under npm’s own Node: the install may replace the pinned one.
  const { npm_execpath: npm = '', npm_node_execpath: node = process.execPath } = process.env
  await (npm.endsWith('npm-cli.js') ? must(node, [npm, ...args], { quiet: true }) : must('npm', args, { quiet: true }))
  if (!existsSync(pinnedNode)) {
    stop(
      'npm did not run the install scripts that package.json allows; run "npm config delete ignore-scripts" and start again.',
    )
  }
}
