import { hashToUuid } from '../../platform/derive-uuid.ts'

/** A deterministic uuid, so that dry run and apply agree, also when applying starts again. */
export const deriveUuid = (...words: string[]): string => hashToUuid(words.join('\0'))
