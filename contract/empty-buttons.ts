import type { z } from 'zod'

type Button = { ctaString: string; ctaUrl: string }

/** Requires an address for a button with a label when an edit is saved. Stored records without one can still be opened. */
export const withButtonAddress = <Edit extends z.ZodType<Button>>(edit: Edit): Edit =>
  edit.superRefine(({ ctaString, ctaUrl }, context) => {
    if (ctaString.trim() === '' || ctaUrl !== '') return
    const message = 'The button has words but no address. Say where it leads.'
    context.addIssue({ code: 'custom', path: ['ctaUrl'], message })
  })
