import { useRef, useState } from 'react'
import { useEndOnDiscard } from '../../saving/discards.ts'
import type { PlacedPicture } from '../editor-actions.ts'
import { uploadPictures } from './upload-pictures.ts'

export type Pasted = {
  pictures: (File | string)[]
  /** How many pictures from other sites were left out. */
  left: number
  /** Remembers where the pictures were pasted. The returned function inserts them there, and returns whether it could. */
  keepPlace(): (pictures: PlacedPicture[]) => boolean
}

/** Uploads pictures pasted into a text. Meanwhile the text may be shown in another view. */
export function usePastedPictures() {
  const [underWay, setUnderWay] = useState(0)
  const [message, setMessage] = useState('')
  const discarded = useRef(new AbortController())
  useEndOnDiscard(() => {
    discarded.current.abort()
    discarded.current = new AbortController()
    setUnderWay(0)
    setMessage('')
  })
  const send = async ({ pictures, left, keepPlace }: Pasted, { signal }: AbortController) => {
    // The words that were pasted with the pictures are inserted first.
    await Promise.resolve()
    const insert = keepPlace()
    const { pictures: placed, problems } = await uploadPictures(pictures)
    if (signal.aborted) return
    setUnderWay((count) => count - 1)
    const isKept = placed.length === 0 || insert(placed)
    setMessage([...problems, isKept ? '' : notInserted, describeLeft(left)].filter(Boolean).join(' '))
  }
  const take = (pasted: Pasted) => {
    setMessage(describeLeft(pasted.left))
    if (pasted.pictures.length === 0) return
    setUnderWay((count) => count + 1)
    void send(pasted, discarded.current)
  }
  return { take, isUnderWay: underWay > 0, message: underWay > 0 ? 'Uploading …' : message }
}

const notInserted = 'A picture is in the library, but not in the text. Choose Picture to insert it.'

const describeLeft = (left: number): string =>
  left === 0
    ? ''
    : left === 1
      ? 'A picture of another site was left out. Save it to your computer and choose Picture.'
      : `${left} pictures of other sites were left out. Save them to your computer and choose Picture.`
