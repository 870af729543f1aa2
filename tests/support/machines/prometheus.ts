import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../runner/free-port.ts'
import { findAbsence } from '../runner/installed.ts'

export const withoutPrometheus = findAbsence(
  ['prometheus', 'promtool'].map((name) => ({ name, flag: '--version' })),
  'Prometheus is not installed here: dashboard and alerts are not tried (apt-get install prometheus)',
)

/** Debian's Prometheus, which scrapes the metrics of one port of this machine every second. */
export async function startPrometheus(shopPort: number, token: string) {
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'))
  const port = await findFreePort()
  const settings = {
    global: { scrape_interval: '1s' },
    scrape_configs: [
      {
        job_name: 'showroom',
        authorization: { credentials: token },
        static_configs: [{ targets: [`127.0.0.1:${shopPort}`] }],
      },
    ],
  }
  const file = join(folder, 'prometheus.yml')
  // YAML reads JSON.
  await writeFile(file, JSON.stringify(settings))
  const args = [`--config.file=${file}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=127.0.0.1:${port}`]
  const running = spawn('prometheus', args, { stdio: 'ignore' })
  return {
    /** The current values of an expression; none until Prometheus has started and scraped once. */
    ask: async (query: string): Promise<number[]> => {
      const address = `http://127.0.0.1:${port}/api/v1/query?${new URLSearchParams({ query })}`
      const answer = await fetch(address).catch(() => undefined)
      if (!answer || answer.status === 503) return []
      const { data, error } = await answer.json()
      if (error) throw new Error(`${query}: ${error}`)
      return data.result.map(({ value }: { value: [number, string] }) => Number(value[1]))
    },
    close: async () => {
      running.kill('SIGKILL')
      if (running.exitCode === null) await once(running, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
