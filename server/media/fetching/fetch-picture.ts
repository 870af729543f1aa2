import { FetchRefusal, type FetchRules, fetchPublic } from '../../platform/fetch-public.ts'
import { Problem } from '../../platform/problem.ts'

export type FetchOptions = Pick<FetchRules, 'mayConnect' | 'timeoutMs' | 'deadline'>

const maxBytes = 20 * 1024 * 1024

/** Fetches a web address, if it is a picture and arrives in time. */
export async function fetchPicture(address: string, options: FetchOptions = {}): Promise<Buffer> {
  try {
    const { status, body } = await fetchPublic(address, { ...options, accept: 'image/*', maxBytes })
    if (status === 200) return body
    throw new FetchRefusal(`Its address answers ${status}.`)
  } catch (error) {
    if (error instanceof FetchRefusal) throw new Problem(422, 'The picture could not be fetched', error.message)
    throw error
  }
}
