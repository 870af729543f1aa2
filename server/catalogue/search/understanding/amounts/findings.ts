import type { Reading } from '../reading.ts'
import { readCount } from './count.ts'
import { type Finding, lengthWithin } from './finding.ts'
import { readLimit } from './limits.ts'
import { readPassage } from './passage.ts'
import { readRange } from './range.ts'
import { readSizePair } from './size-pair.ts'

/** All that a text says in numbers, from the left; none overlap. */
export function listFindings(reading: Reading): Finding[] {
  const findings: Finding[] = []
  if (!reading.tokens.some(({ value }) => !Number.isNaN(value)) && !wordsOfAmounts.test(joined(reading))) return []
  for (let at = 0; at < reading.tokens.length; ) {
    const found =
      readSizePair(reading, at) ?? readRange(reading, at) ?? readCount(reading, at) ?? readLimit(reading, at)
    if (found) findings.push(readPassage(reading, found))
    at = found?.to ?? at + 1
  }
  return findings.map((finding, i) => shareLimit(reading, finding, findings[i - 1]))
}

/** In 'under 2 m high and 1 m wide' both sides are the most. */
function shareLimit({ tokens }: Reading, finding: Finding, before: Finding | undefined): Finding {
  const isJoined = before?.to === finding.from - 1 && tokens[finding.from - 1]?.text === 'and'
  if (!isJoined || before.kind !== 'dimension' || finding.kind !== 'dimension' || before.exact || !finding.stated)
    return finding
  const end = before.limits.max === undefined ? 'min' : 'max'
  return lengthWithin(finding, finding.side, { [end]: finding.stated.value })
}

/** Whether a finding counts chairs. 'And four chairs' states the number of seats, and that the table has chairs. */
export const isOfChairs = ({ tokens }: Reading, { kind, to }: Finding): boolean =>
  kind === 'count' && tokens[to - 1]?.stem === 'chair'

const wordsOfAmounts = /thousand|grand|hundred|tenner|fiver|metre|meter|triple|treble/
const joined = ({ tokens }: Reading) => tokens.map(({ text }) => text).join(' ')
