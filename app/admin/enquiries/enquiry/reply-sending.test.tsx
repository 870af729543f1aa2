import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { staffApi } from '../../api.ts'
import { useReplySending } from './reply-sending.ts'

/** The page starts to reload, and the reload never ends. */
const loading = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../../background-refresh.ts', async (load) => ({
  ...(await load<object>()),
  useRefresh: () => () => {
    loading.resolve()
    return new Promise(() => undefined)
  },
}))
vi.mock('../../mail/mailing.tsx', () => ({ useMailing: () => ({ sayOutcome: String }) }))

const draft = { subject: 'Re: Your sofa', text: 'It is in the showroom.' }
const clear = vi.fn()

function Holder({ onRender }: { onRender(sending: ReturnType<typeof useReplySending>): void }) {
  const replyDraft = { draft, clear, isBegun: true, change: () => undefined, discard: () => undefined }
  onRender(useReplySending('one', 3, replyDraft))
  return null
}

test('the draft of a sent reply is gone while its page is still reloading', async () => {
  const sendReply = vi.spyOn(staffApi, 'sendReply').mockResolvedValue({ uuid: 'one', version: 4 })
  const made: (() => Promise<void>)[] = []
  renderToStaticMarkup(<Holder onRender={({ send }) => made.push(send)} />)
  void made[0]?.()
  await loading.promise
  expect(sendReply).toHaveBeenCalledExactlyOnceWith({ uuid: 'one', version: 3, ...draft })
  expect(clear).toHaveBeenCalledExactlyOnceWith(draft)
})
