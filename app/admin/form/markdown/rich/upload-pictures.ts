import { failed } from '../../../../../contract/errors.ts'
import { textPictureAddress } from '../../../../../contract/media.ts'
import { sendUpload } from '../../../media/send-upload.ts'
import type { PlacedPicture } from '../editor-actions.ts'

type Uploaded = { pictures: PlacedPicture[]; problems: string[] }

/** Uploads pasted pictures to the library. */
export async function uploadPictures(pasted: (File | string)[]): Promise<Uploaded> {
  const uploaded: Uploaded = { pictures: [], problems: [] }
  for (const [place, one] of pasted.entries()) {
    const file = typeof one === 'string' ? readWritten(one, place) : one
    const answer = file && (await sendUpload('picture', file))
    if (!answer) uploaded.problems.push('A picture could not be read.')
    else if (failed(answer)) uploaded.problems.push(`A picture was left out: ${answer.problem.reason}`)
    else uploaded.pictures.push({ address: textPictureAddress(answer), alt: answer.alt })
  }
  return uploaded
}

/** Decodes a picture that the HTML holds as a data URL. */
function readWritten(address: string, place: number): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[a-z+.-]+);base64,([a-z\d+/=\s]+)$/i.exec(address) ?? []
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return data === '' ? undefined : new File([bytes], `pasted-${place + 1}.${type.slice(6)}`, { type })
  } catch {
    return undefined
  }
}
