import { z } from 'zod'

/** An answer to a question about the shop itself, and the page with more. The text may be empty. */
export const ShopAnswer = z.object({ title: z.string(), text: z.string(), path: z.string() })
export type ShopAnswer = z.infer<typeof ShopAnswer>
export const ShopAnswers = z.array(ShopAnswer)
