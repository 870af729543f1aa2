import type { SlideEdit } from '../../../contract/staff/content-records.ts'
import type { Choice } from '../form/fields/choice-field.tsx'

export const slideStyles: Choice<SlideEdit['style']>[] = [
  { value: 1, label: '1: words at the bottom, on the left' },
  { value: 2, label: '2: words at the bottom, in the middle' },
  { value: 3, label: '3: words on the picture, on the right' },
]
