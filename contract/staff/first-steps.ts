import { z } from 'zod'
import { Form } from './forms.ts'

/** The steps that make a new shop its owner's own. */

/** In the order of the list. */
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

/** An owner's settings for the list; the state of the steps is read from the shop. */
export const FirstStepsEdit = z.object({ isHidden: z.boolean(), legalRead: z.boolean() })
export type FirstStepsEdit = z.infer<typeof FirstStepsEdit>

const FirstStep = z.object({ step: z.enum(firstSteps), isDone: z.boolean() })
export type FirstStep = z.infer<typeof FirstStep>

/** Only the steps that the member's role can take. */
export const FirstSteps = Form(FirstStepsEdit).extend({
  steps: z.array(FirstStep),
  /** Whether the legal pages have a text of the shop’s own that can be read. */
  legalWritten: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>
