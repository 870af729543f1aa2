import type { calls } from '../../contract/calls.ts'
import type { Catalogue } from '../catalogue/index/catalogue.ts'
import type { Db } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { describePieces } from './pieces.ts'

type Surroundings = { db: Db; catalogue: Catalogue }

export const answerShortlistCalls = ({ db, catalogue }: Surroundings): Handlers<typeof calls, 'shortlistItems'> => ({
  shortlistItems: ({ variantUuids }) => describePieces(db, catalogue, variantUuids),
})
