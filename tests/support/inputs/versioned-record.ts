import type { Client } from '../../../contract/client.ts'
import type { StaffCalls } from '../../../contract/staff/calls.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { answered } from '../shop-window.ts'

export type StaffClient = Client<StaffCalls>

/** One record of a kind, with its calls in the back office. */
export type VersionedRecord = {
  id: string | number
  /** The names of the calls below. */
  calls: readonly (keyof StaffClient)[]
  read(): Promise<Form<object>>
  save(form: Form<object>): Promise<unknown>
  bin?(version: number): Promise<unknown>
  restore?(): Promise<unknown>
}

type Call = (input?: object) => Promise<unknown>

/** A record that every call identifies by `key`; `calls` name those that read, save, bin and restore it. */
export function keep(
  client: StaffClient,
  key: object,
  id: string | number,
  calls: readonly (keyof StaffClient)[],
): VersionedRecord {
  const [read, save, bin, restore] = calls.map((name) => (input: object) => answered((client[name] as Call)(input)))
  if (!read || !save) throw new Error('The record needs a call that reads it and one that saves it.')
  return {
    id,
    calls,
    read: () => read(key) as Promise<Form<object>>,
    save: ({ version, edit }) => save({ ...key, version, edit }),
    bin: bin && ((version) => bin({ ...key, version })),
    restore: restore && (() => restore(key)),
  }
}
