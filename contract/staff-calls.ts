import { post } from './calls.ts'
import type { LoginStatus, NewOwner } from './staff.ts'

/** What the back office asks for; signing in and out is the sign-in library's own, under /api/auth. */
export const staffCalls = {
  createOwner: post<LoginStatus, NewOwner>('/api/staff/owner'),
} as const
export type StaffCalls = typeof staffCalls
