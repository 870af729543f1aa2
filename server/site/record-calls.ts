import { nameCalls, type RecordNames } from '../../contract/record-names.ts'
import type { Form } from '../../contract/staff/forms.ts'
import type { Database, Db, Transaction } from '../platform/database.ts'
import { type Actor, type Change, changeShop, changeWithoutAnswer } from './changes.ts'
import type { RecordId } from './record-kinds.ts'
import { unlessUndone } from './redirect-edits.ts'
import type { Saving, Seen } from './saving.ts'

type Version = { version: number }
type Work<Asked extends unknown[], Answer = unknown> = (
  tx: Transaction,
  change: Change,
  ...asked: Asked
) => Promise<Answer>

type Records<Id, Edit, New, Listed> = {
  idName: string
  list(db: Db): Promise<Listed[]>
  read(db: Db, id: Id): Promise<Form<Edit>>
  create: Work<[edit: New], Version>
  save: Work<[saving: Saving<Id, Edit>], Version>
  bin: Work<[seen: Seen<Id>]>
  restore: Work<[id: Id]>
}

/** The names of the calls, and of the field with a record's id. */
type Names = RecordNames & { key: string }
type Caller = { member: Actor }
type Asked<Key extends string, Id, Edit> = Record<Key, Id> & Version & { edit: Edit; redirect?: boolean }

/** The handlers of a kind's calls, by name. */
export function answerRecordCalls<Kind extends Names, Id extends RecordId, Edit, New, Listed>(
  db: Database,
  names: Kind,
  records: Records<Id, Edit, New, Listed>,
) {
  const key: Kind['key'] = names.key
  const name = (saved: Version) =>
    ({ [key]: Object(saved)[records.idName], version: saved.version }) as Record<Kind['key'], Id> & Version
  return nameCalls(names, {
    list: () => records.list(db),
    read: (asked: Record<Kind['key'], Id>) => records.read(db, asked[key]),
    create: async (edit: New, { member }: Caller) =>
      name(await changeShop(db, member, (tx, change) => records.create(tx, change, edit))),
    save: async (asked: Asked<Kind['key'], Id, Edit>, { member }: Caller) => {
      const { version, edit, redirect = unlessUndone } = asked
      const saving = { id: asked[key], version, edit, redirect }
      return name(await changeShop(db, member, (tx, change) => records.save(tx, change, saving)))
    },
    bin: (asked: Record<Kind['key'], Id> & Version, { member }: Caller) =>
      changeWithoutAnswer(db, member, (tx, change) =>
        records.bin(tx, change, { id: asked[key], version: asked.version }),
      ),
    restore: (asked: Record<Kind['key'], Id>, { member }: Caller) =>
      changeWithoutAnswer(db, member, (tx, change) => records.restore(tx, change, asked[key])),
  })
}

/** The handlers for records that staff put in order. */
export function answerOrderedRecordCalls<Kind extends Names, Id extends RecordId, Edit, New, Listed>(
  db: Database,
  names: Kind,
  records: Records<Id, Edit, New, Listed> & { order: Work<[order: Id[]]> },
) {
  const order = ({ order }: { order: Id[] }, { member }: Caller) =>
    changeWithoutAnswer(db, member, (tx, change) => records.order(tx, change, order))
  return { ...answerRecordCalls(db, names, records), ...nameCalls(names, { order }) }
}
