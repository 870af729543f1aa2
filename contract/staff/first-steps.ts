import { z } from 'zod'
import { Form } from './forms.ts'

/** The steps by which a new shop becomes its owner's own. */

/** In the order in which they are listed. */
export const firstSteps = [
  'demonstration',
  'address',
  'hours',
  'company',
  'look',
  'logo',
  'categories',
  'products',
  'legal',
  'mail',
  'second-owner',
  'backup',
] as const
export type FirstStepName = (typeof firstSteps)[number]

/** An owner's settings for the list; everything else in it is read from the shop. */
export const FirstStepsEdit = z.object({ isHidden: z.boolean(), legalRead: z.boolean() })
export type FirstStepsEdit = z.infer<typeof FirstStepsEdit>

const FirstStep = z.object({ step: z.enum(firstSteps), isDone: z.boolean() })
export type FirstStep = z.infer<typeof FirstStep>

/** Only the steps that the member's role can take. */
export const FirstSteps = Form(FirstStepsEdit).extend({
  steps: z.array(FirstStep),
  /** Whether the legal pages have a text of the shop’s own, which can be read. */
  legalWritten: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>
