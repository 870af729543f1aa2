import { Problem } from '../platform/problem.ts'

/** The refusal of a field whose record was deleted or is in the bin. */
export const missingChoice = 'This no longer exists. Please choose another.'

const taken = 'This is taken already, perhaps by something in the bin.'
const takenByPerson = 'Somebody else on the staff uses this email address, or did so before they left.'

/** The table, field and value of a violated constraint. */
export type Violation = { table: string; field: string; value: string }

type Locate = (violation: Violation) => string

/** Turns a violated constraint into a refusal that names the field; undefined for any other error. */
export function explainViolation(error: unknown, locate: Locate = ({ field }) => field): Problem | undefined {
  const { code, detail, table_name: table = '' } = readCause(error)
  const [, columns = '', value = ''] = /\(([^()]*)\)=\((.*)\)/.exec(detail ?? '') ?? []
  const field = locate({ table, field: nameField(columns), value })
  if (code === '23505') return refuse(409, field, table === 'staff' ? takenByPerson : taken)
  if (code === '23503') return refuse(400, field, missingChoice)
}

export const isDeadlock = (error: unknown) => readCause(error).code === '40P01'

const refuse = (status: number, field: string, message: string) =>
  new Problem(status, 'Please check what was sent', message, { [field]: message })

/** Names the field of a key. In one over several columns, staff typed the last; the others say where it belongs. */
function nameField(columns: string): string {
  const column = columns.split(', ').at(-1) ?? ''
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

type DatabaseError = { code?: string; detail?: string; table_name?: string }

function readCause(error: unknown): DatabaseError {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return typeof cause === 'object' && cause !== null ? (cause as DatabaseError) : {}
}
