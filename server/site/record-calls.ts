import { nameCalls, type RecordNames } from '../../contract/record-names.ts'
import type { Form } from '../../contract/staff/forms.ts'
import type { Database, Db, Transaction } from '../platform/database.ts'
import { type Actor, type Change, changeQuietly, changeShop } from './changes.ts'
import type { RecordId } from './record-kinds.ts'
import { type LeaveRedirect, unlessUndone } from './redirect-edits.ts'

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
  save: Work<[id: Id, version: number, edit: Edit, options: { redirect: LeaveRedirect }], Version>
  bin: Work<[id: Id, version: number]>
  restore: Work<[id: Id]>
}

/** And what they call the id of a record. */
type Names<One extends string, Many extends string, Key extends string> = RecordNames<One, Many> & { key: Key }
type Caller = { member: Actor }
type Saving<Key extends string, Id, Edit> = Record<Key, Id> & Version & { edit: Edit; redirect?: boolean }

/** What answers the calls of a kind of record, by the name of each. */
export function answerRecordCalls<
  One extends string,
  Many extends string,
  Key extends string,
  Id extends RecordId,
  Edit,
  New,
  Listed,
>(db: Database, names: Names<One, Many, Key>, records: Records<Id, Edit, New, Listed>) {
  return nameCalls(names, openCalls(db, names.key, records))
}

/** The same for records that staff put in order. */
export function answerOrderedRecordCalls<
  One extends string,
  Many extends string,
  Key extends string,
  Id extends RecordId,
  Edit,
  New,
  Listed,
>(
  db: Database,
  names: Names<One, Many, Key>,
  records: Records<Id, Edit, New, Listed> & { order: Work<[order: Id[]]> },
) {
  const order = ({ order }: { order: Id[] }, { member }: Caller) =>
    changeQuietly(db, member, (tx, change) => records.order(tx, change, order))
  return nameCalls(names, { ...openCalls(db, names.key, records), order })
}

function openCalls<Key extends string, Id extends RecordId, Edit, New, Listed>(
  db: Database,
  key: Key,
  records: Records<Id, Edit, New, Listed>,
) {
  const name = (saved: Version) =>
    ({ [key]: Object(saved)[records.idName], version: saved.version }) as Record<Key, Id> & Version
  return {
    list: () => records.list(db),
    read: (asked: Record<Key, Id>) => records.read(db, asked[key]),
    create: async (edit: New, { member }: Caller) =>
      name(await changeShop(db, member, (tx, change) => records.create(tx, change, edit))),
    save: async (saving: Saving<Key, Id, Edit>, { member }: Caller) => {
      const { version, edit, redirect = unlessUndone } = saving
      const save = (tx: Transaction, change: Change) =>
        records.save(tx, change, saving[key], version, edit, { redirect })
      return name(await changeShop(db, member, save))
    },
    bin: (asked: Record<Key, Id> & Version, { member }: Caller) =>
      changeQuietly(db, member, (tx, change) => records.bin(tx, change, asked[key], asked.version)),
    restore: (asked: Record<Key, Id>, { member }: Caller) =>
      changeQuietly(db, member, (tx, change) => records.restore(tx, change, asked[key])),
  }
}
