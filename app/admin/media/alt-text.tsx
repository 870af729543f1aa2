import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { StaffPicture } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'
import { warn } from '../controls/notices.tsx'
import { describePicture } from './describe-picture.ts'
import { learnPictures } from './known-pictures.ts'

/**
 * Asks for the alt text of a picture without one, and saves it on Enter and on blur. On Enter the input keeps the focus
 * until it disappears, so that the focus moves to its neighbour.
 */
export function AltTextInput({ picture }: { picture: StaffPicture }) {
  const [text, setText] = useState('')
  const [isSaving, setSaving] = useState(false)
  const keep = async () => {
    const alt = text.trim()
    if (alt === '' || isSaving) return
    setSaving(true)
    const answer = await describePicture(staffApi, picture, alt)
    setSaving(false)
    if (failed(answer)) warn(answer.problem.reason)
    else learnPictures([answer])
  }
  return (
    <input
      value={text}
      readOnly={isSaving}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        void keep()
      }}
      aria-label={`What ${picture.fileName} shows`}
      placeholder="What does it show?"
      maxLength={300}
      className="min-h-11 w-full rounded-sm border border-sale bg-white px-2 text-small lg:min-h-9"
    />
  )
}
