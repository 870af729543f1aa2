import { startChild } from '../../platform/child/start-child.ts'
import { takeTurns } from '../../platform/child/take-turns.ts'
import { svg } from '../formats/svg.ts'
import { tooHard } from '../refusals.ts'
import type { SizeType } from './convert.ts'
import type { Tasks } from './process.ts'

export type PictureConverter = Pick<Tasks, 'convert' | 'strip' | 'findContrast'> & {
  resize(original: Buffer, width: number, type: SizeType): ReturnType<Tasks['resize']>
  close(): void
}

type Options = { timeoutMs?: number; drawingTimeoutMs?: number; idleMs?: number; avifEffort?: number }

const minute = 60_000
/** A photograph of 100 million pixels takes 400 MB while it is scaled down. */
const mostMb = 1500
const file = 'server/media/converter/process.ts'

/**
 * Decodes and encodes outside the shop's own process: pages are not delayed, a picture made to break the decoder breaks
 * nothing else, and the memory is freed when idle. Somebody waits for an upload, so sizes are made by another process,
 * of low priority. A drawing that takes longer than seconds to render is refused.
 */
export function openPictureConverter(options: Options = {}): PictureConverter {
  const { timeoutMs = minute, drawingTimeoutMs = Math.min(timeoutMs, 8_000), idleMs = minute / 2 } = options
  const { avifEffort } = options
  const uploads = takeTurns(() => startChild(file, { timeoutMs, mostMb }, tooHard), idleMs)
  // Low priority: on a busy machine a size may get little CPU time for minutes.
  const slow = { timeoutMs: 10 * minute, mostMb, niceness: 10 }
  const sizes = takeTurns(() => startChild(file, slow, tooHard), idleMs)
  const timeoutFor = (bytes: Buffer) => ({ timeoutMs: svg.recognise(bytes) ? drawingTimeoutMs : timeoutMs })
  const close = () => {
    uploads.close()
    sizes.close()
  }
  return {
    convert: (bytes) =>
      uploads.inTurn((child) => child.ask('convert', [bytes], timeoutFor(bytes)) as ReturnType<Tasks['convert']>),
    strip: (bytes) => uploads.inTurn((child) => child.ask('strip', [bytes]) as ReturnType<Tasks['strip']>),
    findContrast: (...input) =>
      uploads.inTurn((child) => child.ask('findContrast', input) as ReturnType<Tasks['findContrast']>),
    resize: (...input) =>
      sizes.inTurn((child) => child.ask('resize', [...input, avifEffort]) as ReturnType<Tasks['resize']>),
    close,
  }
}
