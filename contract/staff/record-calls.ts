import { z } from 'zod'
import { get, post, put } from '../call.ts'
import { nameCalls, type RecordNames } from '../record-names.ts'
import { Binning, Form, Nothing, Order, Saving } from './forms.ts'
import { open } from './roles.ts'
import type { Role } from './sign-in.ts'

/** Declares a simple kind of record for its calls. */
type RecordKind<
  One extends string,
  Many extends string,
  Shape extends z.ZodRawShape,
  Saved extends z.ZodType,
  Listed extends z.ZodType,
  Row extends z.ZodType,
  Edit extends z.ZodType,
  Stored extends z.ZodType,
  New extends z.ZodType,
> = RecordNames<One, Many> & {
  key: string
  shape: Shape
  saved: Saved
  listed: Listed
  path: `/api/staff/${string}`
  readers: readonly Role[]
  writers: readonly Role[]
  /** A row of the list. */
  row: Row
  edit: Edit
  /** The stored record in its form, where it may hold values that can no longer be saved. */
  stored?: Stored
  /** The input for creating one, where it is more than an edit. */
  created?: New
}

/** The calls of a kind: list, create, read, save, bin and restore. */
export function recordCalls<
  const One extends string,
  const Many extends string,
  Shape extends z.ZodRawShape,
  Saved extends z.ZodType,
  Listed extends z.ZodType,
  Row extends z.ZodType,
  Edit extends z.ZodType,
  Stored extends z.ZodType = Edit,
  New extends z.ZodType = Edit,
>(kind: RecordKind<One, Many, Shape, Saved, Listed, Row, Edit, Stored, New>) {
  const { key, shape, saved, path, readers, writers, row, edit } = kind
  const { stored = edit as z.ZodType as Stored, created = edit as z.ZodType as New } = kind
  const one = `${path}/:${key}`
  return nameCalls(kind, {
    list: open(readers, get(path, z.array(row))),
    create: open(writers, post(path, saved, created)),
    read: open(readers, get(one, Form(stored), z.object(shape))),
    save: open(writers, put(one, saved, Saving(shape, edit))),
    bin: open(writers, post(`${one}/bin`, Nothing, Binning(shape))),
    restore: open(writers, post(`${one}/restore`, Nothing, z.object(shape))),
  })
}

/** The calls of a kind whose records staff put in order: those of `recordCalls`, and `order`. */
export function orderedRecordCalls<
  const One extends string,
  const Many extends string,
  Shape extends z.ZodRawShape,
  Saved extends z.ZodType,
  Listed extends z.ZodType,
  Row extends z.ZodType,
  Edit extends z.ZodType,
  Stored extends z.ZodType = Edit,
  New extends z.ZodType = Edit,
>(kind: RecordKind<One, Many, Shape, Saved, Listed, Row, Edit, Stored, New>) {
  const order = open(kind.writers, put(`${kind.path}/order`, Nothing, Order(kind.listed)))
  return { ...nameCalls(kind, { order }), ...recordCalls(kind) }
}
