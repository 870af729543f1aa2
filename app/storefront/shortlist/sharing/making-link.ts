import { failed } from '../../../../contract/errors.ts'
import type { ShareAsked } from '../../../../contract/shortlists.ts'
import { browserApi } from '../../../api.ts'
import { makeKey } from '../../../random-key.ts'
import { readRefusal } from '../../../read-refusal.ts'
import { keepLink, type OwnLink } from './stored-links.ts'

/** A link, or why there is none. */
type Made = OwnLink | string

let key = makeKey()
let making: Promise<Made> | undefined

/** The link being created, kept for a shopper who closes the panel or leaves the page and returns. */
export const findMaking = () => making

/** Creates one link at a time. After a lost answer, another attempt yields the same link. */
export function makeLink(items: ShareAsked['items']): Promise<Made> {
  making ??= sendList(items).finally(() => {
    making = undefined
  })
  return making
}

async function sendList(items: ShareAsked['items']): Promise<Made> {
  const answer = await browserApi()
    .shareShortlist({ key, items })
    .catch(() => null)
  if (!answer || failed(answer)) return readRefusal(answer)
  key = makeKey()
  const link = { ...answer, madeAt: new Date().toISOString() }
  keepLink(link)
  return link
}
