import { describe, expect, it } from 'vitest'
import { openLog, toReadable } from './log.ts'

function collect(isTTY: boolean): { lines: string[]; output: NodeJS.WriteStream } {
  const lines: string[] = []
  const output = { isTTY, write: (line: string) => lines.push(line) > 0 }
  return { lines, output: output as unknown as NodeJS.WriteStream }
}

it('writes JSON for machines', () => {
  const { lines, output } = collect(false)
  openLog('info', output).info({ port: 3000 }, 'listening')
  expect(JSON.parse(lines.join(''))).toEqual({ level: 30, time: expect.any(String), port: 3000, msg: 'listening' })
})

describe('in a terminal', () => {
  it('writes one short line with its fields', () => {
    const line = '{"level":40,"time":"2026-01-02T03:04:05.678Z","name":"oak","size":{"w":1},"msg":"careful"}'
    expect(toReadable(line)).toBe('\x1b[33m03:04:05 warn careful name=oak size={"w":1}\x1b[0m\n')
  })

  it('writes a whole stack, and nothing below the configured level', () => {
    const { lines, output } = collect(true)
    const log = openLog('warn', output)
    log.info('hush')
    log.error({ err: new Error('broken') }, 'oh')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/error oh\nError: broken\n +at /)
  })
})
