import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'

type Props = { address?: string; text?: string }

/** Warns of links that lead to no page of the shop. They can be saved: the page may be made later. */
export function DeadLinkNote({ address = '', text = '' }: Props) {
  const dead = useDeadLinks(isAddress(address) ? address.trim() : '', holdsLinks(text) ? text : '')
  return (
    <p role="status" className="text-label font-semibold break-words text-sale">
      {dead.length > 0 && `${describeDead(dead)} You can save it all the same, for a page that is still to come.`}
    </p>
  )
}

function describeDead(dead: string[]): string {
  const [one, ...more] = dead
  if (more.length === 0) return `The link to ${one} leads nowhere: no page of the shop is shown there.`
  return `These links lead nowhere, because no page of the shop is shown there: ${dead.join(', ')}.`
}

/** What is still the name of a page is no address yet. */
const isAddress = (typed: string) => /^\s*(\/|https?:\/\/.)/i.test(typed)
const holdsLinks = (text: string) => /\]\(|href/i.test(text)

/** Asked for a moment after the last key; those that were taken out since are left out at once. */
function useDeadLinks(address: string, text: string): string[] {
  const [dead, setDead] = useState<string[]>([])
  useEffect(() => {
    if (address === '' && text === '') return setDead([])
    const gone = new AbortController()
    const ask = async () => {
      const answer = await staffApi.deadLinks({ address, text }, { signal: gone.signal })
      if (!failed(answer)) setDead(answer)
    }
    const wait = setTimeout(() => ask().catch((error) => gone.signal.aborted || console.error(error)), 300)
    return () => {
      clearTimeout(wait)
      gone.abort()
    }
  }, [address, text])
  return dead.filter((one) => one === address || text.includes(one))
}
