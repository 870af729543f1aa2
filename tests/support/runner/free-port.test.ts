import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const count = 300

/** A program that finds ports, and holds them until its input ends. */
const program = `
  import { findFreePort } from ${JSON.stringify(join(import.meta.dirname, 'free-port.ts'))}
  const ports = []
  while (ports.length < ${count}) ports.push(await findFreePort())
  console.log(JSON.stringify(ports))
  process.stdin.resume()
`

async function findInProcess(): Promise<{ ports: number[]; end: () => void }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return { ports: JSON.parse(String(line)), end: () => child.stdin.end() }
}

test('processes that look for ports at once find different ones, outside the range that systems assign', async () => {
  const found = await Promise.all([findInProcess(), findInProcess()])
  for (const { end } of found) end()
  const ports = found.flatMap(({ ports }) => ports)
  expect(new Set(ports).size).toBe(2 * count)
  for (const port of ports) expect(port).toBeLessThan(32_768)
})
