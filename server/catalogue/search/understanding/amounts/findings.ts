import type { Reading } from '../reading.ts'
import { readCount } from './count.ts'
import type { Finding } from './finding.ts'
import { readLimit, readRange } from './limits.ts'
import { readSizePair } from './size-pair.ts'

/** All that a text says in numbers, from the left; none overlap. */
export function listFindings(reading: Reading): Finding[] {
  const findings: Finding[] = []
  if (!reading.tokens.some(({ value }) => !Number.isNaN(value)) && !wordsOfMoney.test(joined(reading))) return []
  for (let at = 0; at < reading.tokens.length; ) {
    const found =
      readSizePair(reading, at) ?? readRange(reading, at) ?? readCount(reading, at) ?? readLimit(reading, at)
    if (found) findings.push(found)
    at = found?.to ?? at + 1
  }
  return findings
}

/** 'And four chairs': how many the table is for, and that they belong to it. */
export const isOfChairs = ({ tokens }: Reading, { kind, to }: Finding): boolean =>
  kind === 'count' && tokens[to - 1]?.stem === 'chair'

const wordsOfMoney = /thousand|grand|hundred|tenner|fiver/
const joined = ({ tokens }: Reading) => tokens.map(({ text }) => text).join(' ')
