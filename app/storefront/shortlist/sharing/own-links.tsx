import { type MouseEvent, useState } from 'react'
import { sharedListAddress } from '../../../../contract/addresses.ts'
import { formatLongMoment } from '../../../../contract/dates/long-date.ts'
import { failed } from '../../../../contract/errors.ts'
import { browserApi } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import type { OwnLink } from './stored-links.ts'

type Props = {
  links: OwnLink[]
  /** `from`: the pressed button. */
  onEnded: (token: string, from: HTMLElement) => void
}

export function OwnLinks({ links, onEnded }: Props) {
  if (links.length === 0) return null
  return (
    <ul aria-label="Your links" className="mt-6 grid gap-5">
      {links.map((link) => (
        <li key={link.token}>
          <OwnLinkLine link={link} onEnded={onEnded} />
        </li>
      ))}
    </ul>
  )
}

function OwnLinkLine({ link: { token, endKey, madeAt }, onEnded }: Pick<Props, 'onEnded'> & { link: OwnLink }) {
  const [note, setNote] = useState('')
  // With the time, because several links may be created on one day.
  const madeOn = formatLongMoment(new Date(madeAt))
  const address = location.origin + sharedListAddress(token)
  const copy = async () => {
    setNote((await copyText(address)) ? 'Copied.' : 'Please copy the link by hand.')
  }
  const end = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setNote('Ending the link…')
    const answer = await browserApi()
      .endShare({ token, endKey })
      .catch(() => null)
    if (answer && (!failed(answer) || answer.status === 404)) onEnded(token, currentTarget)
    else setNote('We could not be reached just now, so the link still works. Please try again.')
  }
  return (
    <>
      <label className="label">
        Link created on {madeOn}
        <input
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="mt-1 block min-h-11 w-full border border-line bg-white px-3 text-small text-ink"
        />
      </label>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Button look="outline" aria-label={`Copy the link created on ${madeOn}`} onClick={copy}>
          Copy
        </Button>
        <Button look="outline" aria-label={`End this link, created on ${madeOn}`} onClick={end}>
          End this link
        </Button>
        <span role="status">{note}</span>
      </p>
    </>
  )
}
