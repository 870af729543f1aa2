import { z } from 'zod'
import { get, post, put } from '../call.ts'
import { nameCalls, type RecordNames } from '../record-names.ts'
import { Binning, Form, Nothing, Order, Saving } from './forms.ts'
import { open } from './roles.ts'
import type { Role } from './sign-in.ts'

/** Declares a simple kind of record for its calls. */
type RecordKind = RecordNames & {
  key: string
  shape: z.ZodRawShape
  saved: z.ZodType
  listed: z.ZodType
  path: `/api/staff/${string}`
  readers: readonly Role[]
  writers: readonly Role[]
  /** A row of the list. */
  row: z.ZodType
  edit: z.ZodType
  /** The stored record in its form; it may hold values that can no longer be saved. */
  stored?: z.ZodType
  /** The input of create, if that is more than an edit. */
  created?: z.ZodType
}

type SchemaOr<Kind extends RecordKind, Name extends 'stored' | 'created'> =
  Kind extends Record<Name, infer Own extends z.ZodType> ? Own : Kind['edit']
const schemaOr = <Kind extends RecordKind, Name extends 'stored' | 'created'>(kind: Kind, name: Name) =>
  (kind[name] ?? kind.edit) as SchemaOr<Kind, Name>

/** The calls of a kind: list, create, read, save, bin and restore. */
export function recordCalls<const Kind extends RecordKind>(kind: Kind) {
  const { path, readers, writers } = kind
  const shape: Kind['shape'] = kind.shape
  const saved: Kind['saved'] = kind.saved
  const row: Kind['row'] = kind.row
  const edit: Kind['edit'] = kind.edit
  const recordPath = `${path}/:${kind.key}`
  return nameCalls(kind, {
    list: open(readers, get(path, z.array(row))),
    create: open(writers, post(path, saved, schemaOr(kind, 'created'))),
    read: open(readers, get(recordPath, Form(schemaOr(kind, 'stored')), z.object(shape))),
    save: open(writers, put(recordPath, saved, Saving(shape, edit))),
    bin: open(writers, post(`${recordPath}/bin`, Nothing, Binning(shape))),
    restore: open(writers, post(`${recordPath}/restore`, Nothing, z.object(shape))),
  })
}

/** The calls of a kind whose records staff reorder: those of `recordCalls`, and `order`. */
export function orderedRecordCalls<const Kind extends RecordKind>(kind: Kind) {
  const listed: Kind['listed'] = kind.listed
  const order = open(kind.writers, put(`${kind.path}/order`, Nothing, Order(listed)))
  return { ...nameCalls(kind, { order }), ...recordCalls(kind) }
}
