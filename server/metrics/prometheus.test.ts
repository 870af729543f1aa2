import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { metricsToken, openCountedShop } from '../../tests/support/counted-shop.ts'
import { startPrometheus, withoutPrometheus } from '../../tests/support/machines/prometheus.ts'
import { projectFolder } from '../platform/project-folder.ts'

const deploy = join(projectFolder, 'deploy')
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync(join(deploy, 'grafana/showroom.json'), 'utf8'),
)

describe.skipIf(withoutPrometheus)(withoutPrometheus ?? 'with Debian’s Prometheus', () => {
  test('each query of the dashboard finds figures of a shop', { timeout: 90_000 }, async () => {
    const shop = await openCountedShop()
    const prometheus = await startPrometheus(shop.port(), metricsToken)
    onTestFinished(prometheus.close)
    const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const findSilent = async () => {
      for (const path of ['/', '/broken']) await shop.ask(path)
      await shop.search()
      const found = await Promise.all(queries.map(prometheus.ask))
      return queries.filter((_, at) => !found[at]?.some(Number.isFinite))
    }
    await expect.poll(findSilent, { timeout: 60_000 }).toEqual([])
  })

  test('the alerts are silent for a healthy shop, and fire for each fault', () => {
    const output = execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
      cwd: join(deploy, 'prometheus'),
      encoding: 'utf8',
    })
    expect(output).toContain('SUCCESS')
    execFileSync('promtool', ['check', 'config', 'prometheus.yml'], { cwd: join(deploy, 'prometheus') })
  })
})
