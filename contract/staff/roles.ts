import type { z } from 'zod'
import type { Call } from '../call.ts'
import type { Role } from './sign-in.ts'

/** A call and who may make it. */
export type StaffCall<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = Call<
  Input,
  Answer
> & { roles: readonly Role[] }

export const open = <Input extends z.ZodType, Answer extends z.ZodType>(
  roles: readonly Role[],
  call: Call<Input, Answer>,
): StaffCall<Input, Answer> => ({ ...call, roles })
export const everyone: Role[] = ['owner', 'editor', 'sales']
export const editors: Role[] = ['owner', 'editor']
export const sellers: Role[] = ['owner', 'sales']
export const owners: Role[] = ['owner']
