import type { Database } from '../../platform/database.ts'
import { changeWithoutAnswer } from '../../site/changes.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { ask } from '../search/ask.ts'
import type { Index } from '../search/catalogue-index.ts'
import { trySynonym } from '../search/text/find-text.ts'
import { deleteSynonym, listSynonyms, saveSynonym } from './synonym-edits.ts'

type Parts = { db: Database; readIndex: () => Index }

export const answerSynonymCalls = ({ db, readIndex }: Parts) =>
  ({
    synonyms: () => listSynonyms(db, readIndex()),
    trySynonym: async (edit) => ({ count: await ask(readIndex(), (index) => trySynonym(index, edit)) }),
    saveSynonym: (edit, { member }) => changeWithoutAnswer(db, member, (tx, change) => saveSynonym(tx, change, edit)),
    deleteSynonym: (mark, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => deleteSynonym(tx, change, mark)),
  }) satisfies StaffAnswers
