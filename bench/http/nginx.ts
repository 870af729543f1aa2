import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findFreePort } from '../../tests/support/runner/free-port.ts'
import type { Sample } from './samples.ts'

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

/** nginx in its fastest configuration: no log, open files cached, connections kept alive. */
export async function startNginx(folder: string, samples: Sample[], workers: number) {
  const port = await findFreePort()
  const config = join(folder, `nginx-${workers}.conf`)
  writeFileSync(config, writeConfig(folder, samples, workers, port))
  chmodSync(folder, 0o755)
  const child = spawn('nginx', ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  await untilAnswers(port, samples[0]?.path ?? '/', child)
  return { port, child }
}

function writeConfig(folder: string, samples: Sample[], workers: number, port: number): string {
  const locations = samples.map(
    ({ path, type, encoding, file }) =>
      `location = ${path} { root ${dirname(file)}; rewrite ^ /${basename(file)} break; types {} default_type "${type}"; add_header Content-Encoding ${encoding}; }`,
  )
  return `daemon off; worker_processes ${workers}; pid ${folder}/nginx-${workers}.pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_timeout 65; keepalive_requests 1000000000;
  open_file_cache max=100; open_file_cache_valid 60s;
  server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
}
`
}

async function untilAnswers(port: number, path: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('nginx did not start')
}
