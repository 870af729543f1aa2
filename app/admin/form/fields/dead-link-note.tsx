import { useMemo } from 'react'
import { shortenText } from '../../../../contract/markdown-texts.ts'
import type { DeadAddress } from '../../../../contract/staff/content.ts'
import { useAnswerAsTyped } from '../../answer-as-typed.ts'
import { staffApi } from '../../api.ts'

type Props = {
  address?: string
  text?: string
  /** The address of the page that shows the text, if there is exactly one. */
  page?: string
}

/** Warns of links and pictures whose target does not exist. They can be saved: the page may be created later. */
export function DeadLinkNote({ address = '', text = '', page }: Props) {
  const dead = useDeadLinks(isAddress(address) ? address.trim() : '', mayLink(text) ? text : '', page)
  return (
    <p role="status" className="text-label font-semibold text-sale">
      {dead.length > 0 && describeDead(dead)}
    </p>
  )
}

function describeDead(dead: DeadAddress[]): string {
  const find = (wanted: DeadAddress['target']) =>
    dead.filter(({ target }) => target === wanted).map(({ address }) => address)
  const pages = find('page')
  const sentences = [
    describePages(pages),
    describeMissing('picture', find('picture')),
    describeMissing('file', find('file')),
  ]
  if (pages.some((address) => !isAddress(address)))
    sentences.push('Begin an address of the shop with a slash, and one of another site with https://.')
  else if (pages.length > 0) sentences.push('You can save it all the same, for a page that is still to come.')
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function describePages(pages: string[]): string {
  const [one, ...more] = pages
  if (one === undefined) return ''
  if (more.length === 0) return `The link to ${one} does not work: no page of the shop is shown there.`
  return `These links do not work, because no page of the shop is shown there: ${pages.join(', ')}.`
}

function describeMissing(noun: string, addresses: string[]): string {
  if (addresses.length === 0) return ''
  if (addresses.length === 1) return `The ${noun} ${addresses[0]} is not in the library, or it is in the bin.`
  return `These ${noun}s are not in the library, or they are in the bin: ${addresses.join(', ')}.`
}

/** Whether the text is an address: somebody may still be typing the name of a page. */
const isAddress = (typed: string) => /^\s*(\/|https?:\/\/.)/i.test(typed)
const mayLink = (text: string) => /\][(:]|<(a|img)\b|:\/\/|www\./i.test(text)

/** Links are checked shortly after the last key press; a removed link leaves the note at once. */
export function useDeadLinks(address: string, text: string, page?: string): DeadAddress[] {
  const question = useMemo(
    () => (address === '' && text === '' ? null : { address, text: shortenText(text), page }),
    [address, text, page],
  )
  const { answer: dead = [] } = useAnswerAsTyped(question, staffApi.deadLinks, 300)
  const written = text.replaceAll('&amp;', '&')
  return dead.filter((link) => link.address === address || isWritten(written, link.address))
}

/** The shop answers with decoded addresses, so an encoded one in the text matches too. */
const isWritten = (text: string, address: string) =>
  text.includes(address) || text.includes(encodeURI(address.toWellFormed()))
