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

/** The link being created, for a shopper who closed the panel or left the page and returns. */
export const findMaking = () => making

/** Makes one link at a time. One whose answer was lost is the same if it is asked for again. */
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
