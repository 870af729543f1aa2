import { Unauthorised } from '../../../../contract/client.ts'
import { failed } from '../../../../contract/errors.ts'
import type { TapAnswer } from '../../../../contract/staff/walk.ts'
import { staffApi } from '../../api.ts'
import type { KeptTap } from './kept-taps.ts'

/** Why taps are pending. */
export type Obstacle = 'network' | 'signed-out' | 'shop'
type Sent = { answer: TapAnswer } | { refusal: string } | { obstacle: Obstacle }

/** A short limit, because a request without signal often gets neither a response nor an error. */
const timeoutMs = 20_000

export async function sendTap({ key, variantUuid, at, says }: KeptTap): Promise<Sent> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await staffApi.tap({ key, variantUuid, at, says }, { signal })
    if (!failed(answer)) return { answer }
    return isPassing(answer.status) ? { obstacle: 'shop' } : { refusal: answer.problem.reason }
  } catch (error) {
    return { obstacle: error instanceof Unauthorised ? 'signed-out' : 'network' }
  }
}

const isPassing = (status: number) => status >= 500 || status === 408 || status === 429
