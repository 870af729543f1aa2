import { z } from 'zod'
import { describeUnknownGap, listGaps, readOnlyGap } from '../gaps.ts'
import { Line, Text } from './fields.ts'
import { Resaving } from './forms.ts'
import type { MailGap } from './mail-gaps.ts'
import { type MailTextKind, mailText, mailTextKinds } from './mail-texts.ts'

/** The text of a mail as owners edit it: its gaps, its problems, and the schemas of its calls. */

/** An empty line separates paragraphs. */
export const splitParagraphs = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

export const StoredMailText = z.object({ subject: Line(200), text: Text(10_000) })
export type MailTextEdit = z.infer<typeof StoredMailText>

/** The problems of a mail text, by field; empty if it can be sent. */
export function findMailProblems(kind: MailTextKind, { subject, text }: MailTextEdit): Partial<MailTextEdit> {
  const { gaps } = mailText(kind)
  return Object.fromEntries(
    Object.entries({ subject: judgeSubject(gaps, subject), text: judgeText(gaps, text) }).filter(
      ([, problem]) => problem !== undefined,
    ),
  )
}

type Gaps = Record<string, MailGap>

function judgeSubject(gaps: Gaps, subject: string): string | undefined {
  if (subject.trim() === '') return 'A subject is needed.'
  const used = listGaps(subject)
  const unknown = used.find((gap) => !Object.hasOwn(gaps, gap))
  if (unknown !== undefined) return describeUnknownGap(unknown)
  const hidden = used.find((gap) => gaps[gap]?.isPrivate || gaps[gap]?.isBlock)
  return hidden && `{${hidden}} cannot be in a subject.`
}

function judgeText(gaps: Gaps, text: string): string | undefined {
  const used = new Set(listGaps(text))
  const unknown = [...used].find((gap) => !Object.hasOwn(gaps, gap))
  if (unknown !== undefined) return describeUnknownGap(unknown)
  const missing = Object.keys(gaps).find((gap) => gaps[gap]?.isNeeded && !used.has(gap))
  if (missing !== undefined) return `The email is of no use without {${missing}}.`
  const inside = splitParagraphs(text)
    .filter((paragraph) => readOnlyGap(paragraph) === undefined)
    .flatMap(listGaps)
    .find((gap) => gaps[gap]?.isBlock)
  return inside && `{${inside}} is several lines: give it a paragraph of its own, with an empty line above and below.`
}

type Refuse = (path: string[], message: string) => void

function refuseProblems(kind: MailTextKind, edit: MailTextEdit, refuse: Refuse): void {
  for (const [field, message] of Object.entries(findMailProblems(kind, edit))) refuse([field], message)
}

/** The form of one kind of mail: a text that cannot be sent is refused at its field. */
export const mailTextSchema = (kind: MailTextKind) =>
  StoredMailText.superRefine((edit, context) =>
    refuseProblems(kind, edit, (path, message) => context.addIssue({ code: 'custom', path, message })),
  )

const Kind = z.enum(mailTextKinds)
export const ByMailKind = z.object({ kind: Kind })
export const MailTextRow = z.object({ kind: Kind, isOwn: z.boolean() })
export type MailTextRow = z.infer<typeof MailTextRow>
export const MailTextPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() })
export type MailTextPreview = z.infer<typeof MailTextPreview>

type Draft = { kind: MailTextKind; edit: MailTextEdit }

/** Adds the problems of a text that cannot be sent, at the fields of the edit. */
const refuseUnsendable = ({ kind, edit }: Draft, context: z.RefinementCtx) =>
  refuseProblems(kind, edit, (path, message) => context.addIssue({ code: 'custom', path: ['edit', ...path], message }))

export const MailTextDraft = z.object({ kind: Kind, edit: StoredMailText })
export const MailTextTest = MailTextDraft.superRefine(refuseUnsendable)
export const MailTextSaving = z.object({ kind: Kind, ...Resaving(StoredMailText).shape }).superRefine(refuseUnsendable)
