import type { calls } from '../../contract/calls.ts'
import type { Catalogue } from '../catalogue/index/catalogue.ts'
import type { Db } from '../platform/database.ts'
import { limitConcurrency } from '../platform/limited-concurrency.ts'
import type { Handlers } from '../serve.ts'
import { describePieces } from './pieces.ts'
import { endShare, findShared, shareShortlist } from './shares.ts'

type Parts = { db: Db; catalogue: Catalogue }
type Names = 'shortlistItems' | 'shareShortlist' | 'sharedShortlist' | 'endShare'

/** Limits concurrent calls, because a long list costs the database as much as a hundred products. */
const maxAtOnce = 4
const inTurn = limitConcurrency(maxAtOnce)

export const answerShortlistCalls = ({ db, catalogue }: Parts): Handlers<typeof calls, Names> => ({
  shortlistItems: ({ variantUuids }) => inTurn(() => describePieces(db, catalogue, variantUuids)),
  shareShortlist: (asked, { address }) => shareShortlist(db, asked, address),
  sharedShortlist: ({ token }, { address }) => findShared(db, token, address),
  endShare: async ({ token, endKey }, { address }) => {
    await endShare(db, token, endKey, address)
    return { ended: true }
  },
})
