import { type Failure, failed } from '../../../contract/errors.ts'
import type { StaffPicture } from '../../../contract/staff/media.ts'
import type { staffApi } from '../api.ts'

type Calls = Pick<typeof staffApi, 'picture' | 'savePicture'>

/**
 * Saves a picture's alt text. If the picture has changed since this page loaded it, its other facts stay as stored, and
 * so does alt text that somebody else has written.
 */
export async function describePicture(
  calls: Calls,
  picture: StaffPicture,
  alt: string,
): Promise<StaffPicture | Failure> {
  const answer = await write(calls, picture, alt)
  if (!failed(answer) || answer.status !== 409) return answer
  const current = await calls.picture({ hash: picture.hash })
  if (failed(current)) return answer
  return current.picture.alt === '' ? write(calls, current.picture, alt) : current.picture
}

const write = (calls: Calls, { hash, version, fileName, focalX, focalY }: StaffPicture, alt: string) =>
  calls.savePicture({ hash, version, edit: { alt, fileName, focalX, focalY } })
