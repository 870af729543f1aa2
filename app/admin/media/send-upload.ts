import { maxFileBytes, maxPictureBytes, megabyte } from '../../../contract/body-limits.ts'
import { Unauthorised } from '../../../contract/client.ts'
import type { Failure, Problem } from '../../../contract/errors.ts'
import { uploads } from '../../../contract/staff/calls.ts'
import type { StaffFile, StaffPicture } from '../../../contract/staff/media.ts'
import { explain } from '../unreachable.ts'

export type Kept = { picture: StaffPicture; file: StaffFile }
export type UploadKind = keyof Kept

const limits = { picture: maxPictureBytes, file: maxFileBytes }

/** `signal` cancels the upload. */
export type Sending = { onProgress?(share: number): void; signal?: AbortSignal }

/** Uploads a picture or a file to the library. */
export function sendUpload<Kind extends UploadKind>(
  kind: Kind,
  file: File,
  sending: Sending = {},
): Promise<Kept[Kind] | Failure> {
  return sendBytes(`${uploads[kind].path}?name=${encodeURIComponent(file.name)}`, file, limits[kind], sending)
}

/** Uploads one file and reports its progress, which `fetch` cannot do. */
export function sendBytes<Answer>(
  address: string,
  file: File,
  maxBytes: number,
  { onProgress, signal }: Sending,
): Promise<Answer | Failure> {
  if (file.size > maxBytes) {
    const reason = `It is ${Math.ceil(file.size / megabyte)} MB; the limit is ${maxBytes / megabyte} MB.`
    return Promise.resolve(fail(413, reason))
  }
  return new Promise((resolve) => {
    const sending = new XMLHttpRequest()
    const stallTimer = openStallTimer(() => {
      resolve(stalled)
      sending.abort()
    })
    const end = (answer: Answer | Failure) => {
      stallTimer.end()
      resolve(answer)
    }
    sending.open('POST', address)
    sending.responseType = 'json'
    sending.upload.onprogress = ({ loaded, total }) => {
      stallTimer.renew(loaded < total ? stalledAfterMs : unansweredAfterMs)
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    sending.onload = () => end(readAnswer<Answer>(sending))
    sending.onerror = () => end(unreached)
    sending.onabort = () => end(unreached)
    signal?.addEventListener('abort', () => sending.abort())
    stallTimer.renew(stalledAfterMs)
    sending.send(file)
  })
}

/** However slow a network is, after this long without a byte it has stalled. */
const stalledAfterMs = 60_000
/** The browser counts bytes as sent before the network has carried them; the shop itself abandons an upload after 280 seconds. */
const unansweredAfterMs = 300_000

/** Calls `giveUp` once the timer has not been renewed for its duration. */
function openStallTimer(giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const renew = (ms: number) => {
    end()
    timer = setTimeout(giveUp, ms)
  }
  return { renew, end }
}

/** A network may respond in place of the shop, with its own sign-in page. */
function readAnswer<Answer>(sending: XMLHttpRequest): Answer | Failure {
  const { status, response } = sending
  if (status === 401) return signedOut
  if (status !== 200) return fail(status, describeProblem(response))
  return sending.getResponseHeader('content-type')?.startsWith('application/json') ? response : unreached
}

const describeProblem = (problem: Partial<Problem> | null) =>
  problem?.title && problem.reason ? `${problem.title}. ${problem.reason}` : 'The upload failed. Please try again.'

const fail = (status: number, reason: string): Failure => ({ status, problem: { title: 'Not saved', reason } })

const unreached = fail(0, 'The shop could not be reached. Please try again.')
const signedOut = fail(401, `${explain(new Unauthorised())} Please try again.`)
const stalled = fail(0, 'The upload has stopped on its way. Please check your connection and try again.')
