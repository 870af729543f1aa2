import { z } from 'zod'
import { emailForm } from './email-form.ts'

/** What browsers take for an address in a field of the type 'email', except that its host needs a dot: nobody writes from a machine. */
const pattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

export const EmailAddress = z.email({ pattern, error: emailForm })
