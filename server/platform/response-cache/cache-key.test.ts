import { expect, it } from 'vitest'
import { dropTracking } from './cache-key.ts'

it.each([
  ['/sofas', '/sofas'],
  ['/sofas?', '/sofas'],
  ['/sofas?page=2', '/sofas?page=2'],
  ['/sofas?utm_source=mail&utm_medium=x', '/sofas'],
  ['/sofas?gclid=Cj0&page=2&fbclid=IwAR&sort=az', '/sofas?page=2&sort=az'],
  ['/sofas?b=2&a=1&b=1', '/sofas?b=2&a=1&b=1'],
  ['/sofas?GCLID=1&UTM_Source=2', '/sofas'],
  ['/sofas?q=utm_source&gclidx=1', '/sofas?q=utm_source&gclidx=1'],
  ['/sofas?q=a%26gclid=1', '/sofas?q=a%26gclid=1'],
  ['/sofas?gclid', '/sofas'],
  ['/sofas?&&page=2&', '/sofas?page=2'],
  ['/utm_source=1/gclid', '/utm_source=1/gclid'],
])('%s has the key %s', (target, key) => {
  expect(dropTracking(target)).toBe(key)
})
