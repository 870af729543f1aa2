import { z } from 'zod'
import { emailForm } from './email-form.ts'
import { maxId } from './ids.ts'

/** Fields that several of the shoppers' forms share. */

/** A shopper's text, which may have several lines. */
export const Words = (what: string, max: number, error = `${what} is needed.`) =>
  z
    .string({ error })
    .trim()
    .max(max, `${what} is too long: ${max} characters at most.`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, `${what} holds characters that can't be written.`)

export const OneLine = (what: string, max: number) =>
  Words(what, max).regex(/^[^\t\r\n\p{Zl}\p{Zp}]*$/u, `${what} goes on one line.`)

/** Normalises line ends as they are stored. */
export const joinLineEnds = (text: string) => text.replace(/\r\n?/g, '\n')

const addressTooLong = 'An email address is too long: 254 characters at most.'
export const AddressText = z.string({ error: emailForm }).trim().max(254, addressTooLong)

const noDepartment = 'There is no such department.'

/** 0 or undefined: none in particular. A form submits its digits as text. */
export const DepartmentId = z
  .union([z.number(), z.string().regex(/^\d*$/), z.null()], noDepartment)
  .default(0)
  .transform(Number)
  .pipe(z.int(noDepartment).min(0, noDepartment).max(maxId, noDepartment))

const captchaMissing = 'Please complete the check that you are a person.'
export const CaptchaValue = z
  .string({ error: captchaMissing })
  .max(20_000, captchaMissing)
  .regex(/^[!-~]+$/, captchaMissing)
