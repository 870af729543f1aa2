import type { CallSchemas } from './schemas.ts'
import * as staff from './staff.ts'
import type { StaffCalls } from './staff-calls.ts'

export const staffSchemas = {
  createOwner: { input: staff.NewOwner, answer: staff.LoginStatus },
} satisfies CallSchemas<StaffCalls>
