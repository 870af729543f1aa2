import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentSchema } from '../server/platform/config-schema.ts'
import { projectFolder } from '../server/platform/project-folder.ts'

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')
const compose = read('compose.yaml')

/** The variables that a block of the file gives to its processes. */
function listVariables(heading: string): string[] {
  const block = compose.slice(compose.indexOf(heading) + heading.length)
  const lines = block
    .slice(block.search(/environment:.*\n/))
    .split('\n')
    .slice(1)
  const end = lines.findIndex((line) => !/^\s+[A-Z_0-9]+: /.test(line))
  return lines.slice(0, end).map((line) => line.trim().split(':')[0] ?? '')
}

test('compose.yaml gives its shops only variables that a shop reads', () => {
  const given = listVariables('x-shop:')
  expect(given.length).toBeGreaterThan(8)
  expect(given.filter((name) => !(name in environmentSchema.shape))).toEqual([])
})

test('the drill sets only variables that compose.yaml gives its shops, besides their folder and log level', () => {
  const drill = read('tests/support/machines/shop-cluster.ts')
  const names = ['const env = {', 'const place = {'].flatMap((start) => {
    const [block = ''] = drill.slice(drill.indexOf(start)).split('}')
    return [...block.matchAll(/\b([A-Z_\d]+):/g)].map(([, name]) => name ?? '')
  })
  expect(names).toContain('DATABASE_URL')
  expect(names.filter((name) => !listVariables('x-shop:').includes(name))).toEqual(['DATA_DIR', 'LOG_LEVEL'])
})

test('compose.yaml gives its balancer every variable that its configuration reads', () => {
  const used = new Set([...read('deploy/haproxy/haproxy.cfg').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
  expect(listVariables('balancer:').toSorted()).toEqual([...used].toSorted())
})

test('the addresses of compose.yaml name its own services', () => {
  const services = [...compose.slice(compose.indexOf('\nservices:')).matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  const hosts = [...compose.matchAll(/(?:@|,|\/\/|SHOP_(?:ONE|TWO): )(\w+):\d+/g)].map(([, name]) => name)
  expect(new Set(hosts)).toEqual(new Set(['primary', 'replica', 'bucket', 'one', 'two']))
  expect(hosts.filter((host) => !services.includes(host))).toEqual([])
})

test('every file that compose.yaml mounts exists', () => {
  const files = [...compose.matchAll(/\.\/(deploy\/[^:"]+):/g)].map(([, file = '']) => file)
  expect(files).toContain('deploy/postgres/prepare-primary.sh')
  expect(files.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([])
})

test('the setting of which replicas commits wait for can be changed while the primary runs', () => {
  expect(compose).not.toContain('synchronous_standby_names')
  const setting = /synchronous_standby_names = '(\w*)'" >> "\$PGDATA\/postgresql\.auto\.conf"/
  expect(setting.exec(read('deploy/postgres/prepare-primary.sh'))?.[1]).toBe('standby')
  expect(setting.exec(read('deploy/postgres/start-replica.sh'))?.[1]).toBe('')
})
