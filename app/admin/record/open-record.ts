import type { Failure } from '../../../contract/errors.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import type { Uses } from '../../../contract/staff/uses.ts'
import { staffApi } from '../api.ts'
import type { Source } from '../form/saving/saving.ts'

type Calls = typeof staffApi
/** The kinds whose calls `recordCalls` names. */
type One = { [Name in keyof Calls]: Name extends `bin${infer One}` ? One : never }[keyof Calls]
type Asked<Name extends string> = Name extends keyof Calls ? Required<Parameters<Calls[Name]>[0]> : never
type Key<Kind extends One> = Asked<`restore${Kind}`>
type ReadCall<Kind extends One> = Calls[Extract<Uncapitalize<Kind>, keyof Calls>]
/** The type of an edit as it is read. One that is sent may leave out fields with a default. */
type Edit<Kind extends One> = object &
  (Exclude<Awaited<ReturnType<ReadCall<Kind>>>, Failure> extends { edit: infer Edit } ? Edit : never)

/** The calls of one record. */
export type OpenRecord<Edit extends object> = Pick<Source<Edit>, 'save' | 'reread'> & {
  bin(version: number): Promise<null | Failure>
  restore(): Promise<null | Failure>
  /** Lists the record's uses, for kinds that show them before binning. */
  uses(): Promise<Uses | Failure>
}

/** The calls of one record. `one` is the noun in their names, such as `Brand` in `saveBrand`. */
export function openRecord<Kind extends One>(one: Kind, key: Key<Kind>): OpenRecord<Edit<Kind>> {
  const call = (name: string, input = {}) => Object(staffApi)[name]({ ...Object(key), ...input })
  const read = one.charAt(0).toLowerCase() + one.slice(1)
  return {
    reread: (): Promise<Form<Edit<Kind>> | Failure> => call(read),
    save: (edit, version, options) => call(`save${one}`, { version, edit, ...options }),
    bin: (version) => call(`bin${one}`, { version }),
    restore: () => call(`restore${one}`),
    uses: () => call(`${read}Uses`),
  }
}
