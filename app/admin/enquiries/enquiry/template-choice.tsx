import { href, useNavigate } from 'react-router'
import { fillGaps } from '../../../../contract/gaps.ts'
import type { Fillings, TemplateRow } from '../../../../contract/reply-templates.ts'
import { Menu } from '../../controls/menu.tsx'

type Props = { templates: TemplateRow[]; fillings: Fillings; text: string; onText(text: string): void }

/** Puts a filled-in template into the reply, after the text that is already there. */
export function TemplateChoice({ templates, fillings, text, onText }: Props) {
  const navigate = useNavigate()
  const use = (template: TemplateRow) => {
    const filled = fillGaps(template.text, fillings)
    onText(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`)
  }
  return (
    <Menu
      label="Use a template"
      items={[
        ...templates.map((template) => ({ label: template.name, onChoose: () => use(template) })),
        { label: 'Edit the templates …', onChoose: () => navigate(href('/admin/enquiries/templates')) },
      ]}
    />
  )
}
