import { z } from 'zod'
import { emailForm } from './email-form.ts'

/** The pattern that browsers use for fields of the type 'email', except that the host needs a dot. */
const pattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

export const EmailAddress = z.email({ pattern, error: emailForm })
