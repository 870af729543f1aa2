import type { PieceState, Says, WalkPiece } from '../../../../contract/staff/walk.ts'
import { makeKey } from '../../../random-key.ts'
import { dropTap, type KeptTap, keepTap, listTaps, type NewTap, replaceTap } from './kept-taps.ts'
import { type Obstacle, sendTap } from './send-tap.ts'

export type QueueState = {
  /** The kept taps of all members on this phone, oldest first. */
  taps: KeptTap[]
  obstacle: Obstacle | null
  /** The states of pieces in the shop's answers to counted taps. */
  states: ReadonlyMap<string, PieceState>
}

type Options = { member: NewTap['member']; readNow(): Date }
export type TappedPiece = Pick<WalkPiece, 'variantUuid' | 'name' | 'variantName'>

/** Sends taps sequentially, in the order in which they were made. */
export class TapQueue {
  #state: QueueState = { taps: [], obstacle: null, states: new Map() }
  #watchers = new Set<() => void>()
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #pause = 0
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  readonly read = () => this.#state
  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  async load(): Promise<void> {
    const kept = await listTaps()
    // A tap may have been added while the kept taps were being read.
    const fresh = this.#state.taps.filter(({ serial }) => !kept.some((tap) => tap.serial === serial))
    this.#change({ taps: [...kept, ...fresh] })
    void this.sendNow()
  }

  /** Resolves once the tap is stored; until then nothing on the page changes. */
  async add({ variantUuid, name, variantName }: TappedPiece, says: Says): Promise<void> {
    const { member, readNow } = this.#options
    const pieceName = [name, variantName].filter(Boolean).join(', ')
    const at = readNow().toISOString()
    const kept = await keepTap({ key: makeKey(), variantUuid, at, says, pieceName, member, state: 'waiting' })
    const settled = this.#state.taps.filter((tap) => tap.state !== 'waiting' && isAboutSame(tap, kept))
    this.#change({ taps: [...this.#state.taps, kept] })
    for (const tap of settled) await this.drop(tap)
    void this.sendNow()
  }

  async drop(tap: KeptTap): Promise<void> {
    await dropTap(tap)
    this.#change({ taps: this.#state.taps.filter(({ serial }) => serial !== tap.serial) })
  }

  /** Sends another member’s pending taps in the name of the signed-in one. The shop counts each key once. */
  async takeOver(from: string): Promise<void> {
    const { member } = this.#options
    const theirs = this.#state.taps.filter((tap) => tap.state === 'waiting' && tap.member.uuid === from)
    for (const tap of theirs) await this.#replace({ ...tap, member })
    void this.sendNow()
  }

  /**
   * Sends the pending taps without waiting for the next retry: also called when the network is back or the page becomes
   * visible.
   */
  readonly sendNow = async (): Promise<void> => {
    if (this.#isSending) return
    clearTimeout(this.#timer)
    this.#isSending = true
    try {
      for (let tap = this.#next(); tap; tap = this.#next()) if (!(await this.#send(tap))) return this.#tryLater()
      this.#pause = 0
    } finally {
      this.#isSending = false
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #next = () => this.#state.taps.find((tap) => tap.state === 'waiting' && tap.member.uuid === this.#options.member.uuid)

  /** Whether the next tap may be sent. */
  async #send(tap: KeptTap): Promise<boolean> {
    const sent = await sendTap(tap)
    this.#change({ obstacle: 'obstacle' in sent ? sent.obstacle : null })
    if ('obstacle' in sent) return false
    if ('refusal' in sent) await this.#replace({ ...tap, state: 'refused', refusal: sent.refusal })
    else {
      const { answer } = sent
      this.#change({ states: new Map(this.#state.states).set(tap.variantUuid, answer.standing) })
      const isChosenAgain = this.#state.taps.some((later) => later.serial > tap.serial && isAboutSame(later, tap))
      if (answer.outcome === 'counted' || isChosenAgain) await this.drop(tap)
      else await this.#replace({ ...tap, state: 'outdated', answer })
    }
    return true
  }

  async #replace(tap: KeptTap): Promise<void> {
    await replaceTap(tap)
    this.#change({ taps: this.#state.taps.map((queued) => (queued.serial === tap.serial ? tap : queued)) })
  }

  #tryLater(): void {
    this.#pause = Math.min(Math.max(1000, this.#pause * 2), 60_000)
    this.#timer = setTimeout(this.sendNow, this.#pause)
  }

  #change(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part }
    for (const watcher of this.#watchers) watcher()
  }
}

const isAboutSame = (one: KeptTap, other: KeptTap) =>
  one.variantUuid === other.variantUuid && one.says.fact === other.says.fact
