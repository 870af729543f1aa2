import { z } from 'zod'

export const emailForm = 'An email address looks like name@example.com.'

/** What browsers take for an address in a field of the type 'email', except that its host needs a dot: nobody writes from a machine. */
const pattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

export const EmailAddress = z.email({ pattern, error: emailForm })
