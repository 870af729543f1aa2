import { type Failure, failed } from '../../../contract/errors.ts'
import type { Saved } from '../../../contract/staff/forms.ts'
import { unreachable } from '../unreachable.ts'
import { nameChange, notify, warn, withdrawUndo } from './notices.tsx'

/** A value of a fact, the call that saves it, and the text of its notice; `undone`: the text once Undo has restored it. */
export type Step = {
  value: string | null
  send(version: number): Promise<Saved | Failure>
  done: string
  undone?: string
}

/**
 * `before`: the value on the page; `version`: that of the record on the page. `refuse`: shows a refusal; without it, a
 * notice does.
 */
export type Press = {
  uuid: string
  fact: string
  version: number
  before: Step
  step: Step
  refuse?(failure: Failure): unknown
}

/** A fact that is being changed: the value that the shop has stored, and the one pressed last. */
type Changing = { saved: Step; wanted: Step; isSending: boolean }

const changing = new Map<string, Changing>()

/**
 * Sets a fact of a record, such as the status of an enquiry, with Undo. The last of several presses counts, even if the
 * page does not show the result of the first yet.
 */
export async function saveLastPress(press: Press, refresh: () => Promise<void>, isUndo = false): Promise<void> {
  const { uuid, fact, before, step } = press
  const of = nameChange(fact, uuid)
  const now = changing.get(of) ?? { saved: before, wanted: before, isSending: false }
  now.wanted = step
  if (now.isSending || step.value === now.saved.value) return
  changing.set(of, now)
  withdrawUndo(of)
  const first = now.saved
  now.isSending = true
  const made = await saveWanted(now, press)
  now.isSending = false
  const { saved } = now
  const back = { ...first, done: first.undone ?? 'Change undone' }
  const undo = () => saveLastPress({ ...press, version: made, before: saved, step: back }, refresh, true)
  if (saved.value !== first.value) notify(saved.done, isUndo ? undefined : { run: undo, of })
  await refresh()
  if (!now.isSending) changing.delete(of)
}

/**
 * Saves until the stored value is the one pressed last, and returns the version of the last save. A failure ends this:
 * the page then shows what the shop has stored.
 */
async function saveWanted(now: Changing, { uuid, version, refuse = warnOfFailure }: Press): Promise<number> {
  let made = version
  while (now.wanted.value !== now.saved.value) {
    const next = now.wanted
    const answer = await takeTurn(uuid, () => sendWithOwnVersion(uuid, made, next))
    if (failed(answer)) {
      now.wanted = now.saved
      await refuse(answer)
    } else {
      now.saved = next
      made = answer.version
    }
  }
  return made
}

const warnOfFailure = ({ problem }: Failure) => warn(problem.reason)

const turns = new Map<string, Promise<unknown>>()

/** Saves two facts of one record sequentially, because each save makes a version. */
function takeTurn<Answer>(uuid: string, send: () => Promise<Answer>): Promise<Answer> {
  const turn = (turns.get(uuid) ?? Promise.resolve()).then(send)
  turns.set(uuid, turn)
  return turn
}

/** By record, the versions that this page's presses have made without anybody else's in between: `from` is the one on the page. */
const ownVersions = new Map<string, { from: number; to: number }>()

/** A press on a page that does not yet show the earlier presses is sent with the version that they made. */
async function sendWithOwnVersion(uuid: string, version: number, { send }: Step): Promise<Saved | Failure> {
  const known = ownVersions.get(uuid)
  const follows = known !== undefined && known.from <= version && version <= known.to
  const sent = follows ? known.to : version
  const answer = await send(sent).catch(unreachable)
  if (!failed(answer)) ownVersions.set(uuid, { from: follows ? known.from : sent, to: answer.version })
  return answer
}
