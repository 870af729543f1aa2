import type { Database } from '../../platform/database.ts'
import { changeQuietly } from '../../site/changes.ts'
import type { StaffHandlers } from '../../staff/access.ts'
import type { Index } from '../search/catalogue-index.ts'
import { trySynonym } from '../search/find-text.ts'
import { deleteSynonym, listSynonyms, saveSynonym } from './synonym-edits.ts'

type Parts = { db: Database; readIndex: () => Index }
type SynonymCalls = 'synonyms' | 'trySynonym' | 'saveSynonym' | 'deleteSynonym'

export const answerSynonymCalls = ({ db, readIndex }: Parts): StaffHandlers<SynonymCalls> => ({
  synonyms: () => listSynonyms(db, readIndex()),
  trySynonym: (edit) => ({ count: trySynonym(readIndex(), edit) }),
  saveSynonym: (edit, { member }) => changeQuietly(db, member, (tx, change) => saveSynonym(tx, change, edit)),
  deleteSynonym: ({ word }, { member }) => changeQuietly(db, member, (tx, change) => deleteSynonym(tx, change, word)),
})
