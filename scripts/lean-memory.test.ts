import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import lean from './lean-memory.json' with { type: 'json' }

test('the Dockerfile starts the shop as npm start does', () => {
  const dockerfile = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8')
  for (const [name, value] of Object.entries(lean.malloc)) expect(dockerfile).toContain(`${name}=${value}`)
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...lean.heapFlags, 'build/shop/server.js']).replaceAll(',', ', ')}`,
  )
})
