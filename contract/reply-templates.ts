import { z } from 'zod'
import { describeUnknownGap, listGaps } from './gaps.ts'
import { NeededLine, Text } from './staff/fields.ts'

/** Reply templates, with gaps that the shop fills in. */

export const gaps = [
  { gap: 'name', meaning: 'The shopper’s name' },
  { gap: 'first name', meaning: 'The first of their names' },
  { gap: 'product', meaning: 'What they asked about' },
  { gap: 'price', meaning: 'What it costs today' },
  { gap: 'link', meaning: 'The address of its page' },
  { gap: 'hours', meaning: 'Our opening hours, with exceptions of the next two weeks' },
  { gap: 'address', meaning: 'Where we are' },
  { gap: 'phone', meaning: 'Our phone number' },
  { gap: 'shop', meaning: 'The shop’s name' },
  { gap: 'me', meaning: 'The name of who replies' },
] as const
export type Gap = (typeof gaps)[number]['gap']
export type Fillings = Record<string, string>

const isUnknown = (name: string) => !gaps.some(({ gap }) => gap === name)

export const TemplateEdit = z.object({
  name: NeededLine(80, 'A name'),
  text: Text(5000)
    .trim()
    .min(1, 'A text is needed.')
    .superRefine((text, context) => {
      const unknown = listGaps(text).find(isUnknown)
      if (unknown) context.addIssue({ code: 'custom', message: describeUnknownGap(unknown) })
    }),
})
export type TemplateEdit = z.infer<typeof TemplateEdit>

export const TemplateRow = z.object({ uuid: z.string(), version: z.number().int(), name: z.string(), text: z.string() })
export type TemplateRow = z.infer<typeof TemplateRow>

/** A template in the bin. Sellers restore it from the list of templates, because they may not open the bin of the site. */
export const BinnedTemplate = z.object({ uuid: z.string(), name: z.string(), binnedAt: z.string() })
export type BinnedTemplate = z.infer<typeof BinnedTemplate>
