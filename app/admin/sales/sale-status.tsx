import { useState } from 'react'
import type { BulkAction } from '../../../contract/staff/bulk.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import type { SaleEdit, SaleSummary } from '../../../contract/staff/sales.ts'
import { writeCount, writeWhole } from '../../../contract/whole-numbers.ts'
import { Button } from '../controls/button.tsx'
import { StatusNote } from '../controls/status-note.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { BulkDialog } from '../products/bulk/bulk-dialog.tsx'
import { PriceReportLinks } from '../products/price-report-links.tsx'
import { stateNames } from './sale-facts.ts'
import { UndoSale } from './undo-sale.tsx'

type Props = {
  uuid: string
  editor: Editor<SaleEdit>
  summary: SaleSummary
  taxonomy: TaxonomyChoices
  onDone(): void
}

/** The state of a sale, with its actions: apply it, add new products, end it, undo. */
export function SaleStatus({ uuid, editor, summary, taxonomy, onDone }: Props) {
  const { state, chosen, joined, meant, missing, missingNames, leaving, leavingNames, partlyJoined, differs } = summary
  const [action, setAction] = useState<BulkAction>()
  const mayEdit = useMayEdit()
  const isOver = state === 'over'
  const why = editor.changed ? 'save-first' : undefined
  return (
    <FormSection title={stateNames[state]} intro={explain(summary)}>
      <p className="text-small">
        {`${writeCount(chosen, 'product')} chosen, ${writeCount(joined, 'product')} in the sale.`}
        {missing > 0 && ` Not in the sale yet: ${nameFirst(missingNames, missing)}.`}
        {partlyJoined.length > 0 && ` Variants not in the sale yet: ${partlyJoined.join(', ')}.`}
      </p>
      <StatusNote className="border-l-2 border-sale bg-sand px-4 py-2 text-small">
        {differs &&
          'The terms have changed since the sale was applied. Its offers keep the earlier days and prices until you apply it again.'}
      </StatusNote>
      <StatusNote className="border-l-2 border-sale bg-sand px-4 py-2 text-small">
        {leaving > 0 &&
          `No longer chosen: ${nameFirst(leavingNames, leaving)}. ${leaving === 1 ? 'It keeps its sale price' : 'They keep their sale prices'} until you apply the sale again.`}
      </StatusNote>
      {mayEdit && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="solid"
            disabled={editor.changed || meant === 0 || isOver}
            aria-describedby={why}
            onClick={() => setAction({ kind: 'apply-sale', saleUuid: uuid })}
          >
            {joined === 0
              ? state === 'ended'
                ? 'Preview and start again'
                : 'Preview and start'
              : missing > 0
                ? `Add ${writeCount(missing, 'product')}`
                : 'Preview and apply'}
          </Button>
          {joined > 0 && (
            <Button
              disabled={editor.changed}
              aria-describedby={why}
              onClick={() => setAction({ kind: 'stop-sale', saleUuid: uuid })}
            >
              {state === 'running' || state === 'coming' ? 'End it now' : 'Remove the sale prices'}
            </Button>
          )}
          {summary.workUuid && <UndoSale key={summary.workUuid} workUuid={summary.workUuid} onDone={onDone} />}
        </div>
      )}
      {(joined > 0 || summary.workUuid) && <PriceReportLinks asked={{ sale: uuid }} />}
      {editor.changed && (
        <p id="save-first" className="text-label text-soft">
          Save your changes first: the preview shows what is saved.
        </p>
      )}
      {action && (
        <BulkDialog
          start={action}
          target={{ sale: uuid }}
          chosen={meant}
          taxonomy={taxonomy}
          onClose={() => setAction(undefined)}
          onDone={onDone}
        />
      )}
    </FormSection>
  )
}

const hints: Record<SaleSummary['state'], string> = {
  waiting: 'No price has changed. The preview shows what each product would cost.',
  coming: 'The prices change on its first day.',
  running: 'It ends automatically after its last day.',
  ended: 'It was ended before its last day: its products are back at their full price. You can start it again.',
  over: 'Its prices no longer apply.',
}

const explain = ({ state }: SaleSummary) => hints[state]

function nameFirst(names: string[], count: number): string {
  const others = count - names.length
  return `${names.join(', ')}${others > 0 ? ` and ${writeWhole(others)} more` : ''}`
}
