import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { productAddress } from '../../../contract/addresses.ts'
import { type Failure, failed } from '../../../contract/errors.ts'
import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { ProductForm, ProductStatus } from '../../../contract/staff/products.ts'
import { putOnSite, statusNotes, takeOffSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { saveLastPress } from '../controls/last-press.ts'
import { Menu } from '../controls/menu.tsx'
import { useNextPage } from '../controls/next-page.ts'
import { notify, warn } from '../controls/notices.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { PreviewLink } from '../layout/preview-link.tsx'
import { SiteLink } from '../layout/site-link.tsx'
import { useBin } from '../list/use-bin.ts'
import { explainHidden, type HiddenTerm, nameTerms, showTerms } from './hidden-terms.ts'
import { moveProduct } from './move-product.ts'
import { StatusBadge } from './product-status.tsx'
import { isPublishable, type MissingPart } from './publish-check.ts'
import { PublishDialog } from './publish-dialog.tsx'

type Props = {
  uuid: string
  form: ProductForm
  editor: Editor<ProductEdit>
  missing: MissingPart[]
  /** The hidden category and sub-category of the draft. */
  hidden: HiddenTerm[]
  /** The hidden category and sub-category of the saved product, which is what shoppers see. */
  hiddenNow: HiddenTerm[]
}

const done: Record<ProductStatus, string> = {
  published: 'It is on the site',
  draft: 'It is off the site',
  archived: 'It is archived',
}

/** Whatever its own status, a product is hidden while its category is off the site. */
export const describeStatus = (status: ProductStatus, stillHidden: HiddenTerm[]) =>
  status === 'published' && stillHidden.length > 0
    ? `Shoppers do not see it yet: ${explainHidden(stillHidden)}`
    : done[status]

/** The actions on the product as a whole. */
export function ProductActions({ uuid, form: { status, inBin }, editor, missing, hidden, hiddenNow }: Props) {
  const { save, move, show } = useMove({ uuid, editor })
  const [asking, setAsking] = useState(false)
  const { duplicate, binIt, restore, printTickets } = useWholeProduct({ uuid, editor })
  /** Saves first, so that refused fields are shown before publishing gaps. */
  const publish = async () => {
    if ((missing.length === 0 && hidden.length === 0) || !isPublishable(editor.draft))
      return move('published', status, hidden)
    if ((await save()) !== false) setAsking(true)
  }
  /** The actions save first, so they are disabled during a save. */
  const moveTo = (label: string, to: ProductStatus) => ({
    label,
    onChoose: () => move(to, status, hidden),
    disabled: editor.isSaving,
  })
  if (inBin) return <Button onClick={restore}>Restore</Button>
  return (
    <>
      <StatusBadge status={status} />
      {status === 'published' && hiddenNow.length > 0 ? (
        <>
          <span className="text-label font-semibold text-sale">
            Shoppers do not see it: {explainHidden(hiddenNow)}.
          </span>
          <Button onClick={() => show(hiddenNow)}>Put {nameTerms(hiddenNow)} on the site</Button>
        </>
      ) : (
        <span className="text-label text-soft">{statusNotes[status]}</span>
      )}
      <ProductView uuid={uuid} isSeen={status === 'published' && hiddenNow.length === 0} editor={editor} />
      {status !== 'published' && (
        <Button look="solid" disabled={editor.isSaving} onClick={publish}>
          {putOnSite}
        </Button>
      )}
      {asking && (
        <PublishDialog
          name={editor.draft.name}
          missing={missing}
          hidden={nameTerms(hidden)}
          onClose={() => setAsking(false)}
          onPublish={async (withHidden) => {
            setAsking(false)
            if (!withHidden || (await show(hidden))) await move('published', status, withHidden ? [] : hidden)
          }}
        />
      )}
      <Menu
        label="More"
        items={[
          { label: 'Duplicate', onChoose: duplicate, disabled: editor.isSaving },
          ...(status === 'published' ? [{ label: 'Print tickets', onChoose: printTickets }] : []),
          ...(status === 'draft' ? [] : [moveTo(takeOffSite, 'draft')]),
          ...(status === 'archived' ? [] : [moveTo('Archive', 'archived')]),
          { label: 'Move to the bin', onChoose: binIt, danger: true },
        ]}
      />
    </>
  )
}

/** Links to the product on the site, if shoppers see it, and to its preview. */
export const ProductView = ({ uuid, isSeen, editor }: Pick<Props, 'uuid' | 'editor'> & { isSeen: boolean }) => (
  <>
    {isSeen && <SiteLink address={productAddress(uuid, editor.draft.name)} />}
    <PreviewLink address={productAddress(uuid, editor.draft.name)} editor={editor} />
  </>
)

/** Saves the draft and changes the product's status; the notice offers Undo. */
function useMove({ uuid, editor }: Pick<Props, 'uuid' | 'editor'>) {
  const reload = useReload()
  const refresh = async () => void (await Promise.all([editor.refresh(), reload()]))
  const refuse = (failure: Failure) =>
    failure.problem.fields ? editor.refuse(failure) : void warn(failure.problem.reason)
  const save = async () => (editor.changed ? editor.save({ quiet: true }) : editor.version)
  const move = async (to: ProductStatus, from: ProductStatus, stillHidden: HiddenTerm[]) => {
    const version = await save()
    if (version === false) return
    const step = (status: ProductStatus) => {
      const done = describeStatus(status, stillHidden)
      return { value: status, send: (at: number) => moveProduct(status, { uuid, version: at }), done, undone: done }
    }
    await saveLastPress({ uuid, fact: 'status', version, before: step(from), step: step(to), refuse }, refresh)
  }
  /** Puts its category on the site. */
  const show = async (terms: HiddenTerm[]) => {
    const failure = await showTerms(terms)
    if (failure) warn(failure.problem.reason)
    else await reload()
    return !failure
  }
  return { save, move, show }
}

function useWholeProduct({ uuid, editor }: Pick<Props, 'uuid' | 'editor'>) {
  const navigate = useNavigate()
  const openNext = useNextPage()
  const reload = useReload()
  const bin = useBin()
  const { draft, readVersion } = editor
  const duplicate = async () => {
    if (editor.changed && (await editor.save({ quiet: true })) === false) return
    const copy = await staffApi.duplicateProduct({ uuid })
    if (failed(copy)) return void warn(copy.problem.reason)
    const isOpen = await openNext(href('/admin/products/:uuid', { uuid: copy.uuid }))
    notify(isOpen ? 'This is the copy. It is off the site.' : `${draft.name} has a copy. It is off the site.`)
  }
  const restore = async () => {
    const answer = await staffApi.restoreProduct({ uuid })
    if (failed(answer)) return void warn(answer.problem.reason)
    await Promise.all([editor.refresh(), reload()])
    notify(`${draft.name} is restored`)
  }
  const binIt = () =>
    bin({
      name: draft.name,
      list: href('/admin/products'),
      bin: () => staffApi.binProduct({ uuid, version: readVersion() }),
      restore: () => staffApi.restoreProduct({ uuid }),
    })
  const printTickets = () => navigate(`${href('/admin/tickets')}?products=${uuid}`)
  return { duplicate, restore, binIt, printTickets }
}
