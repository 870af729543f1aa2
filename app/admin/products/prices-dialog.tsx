import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { readInput } from '../../../contract/read-input.ts'
import { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { ProductForm, ProductRow } from '../../../contract/staff/products.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { notify } from '../controls/notices.tsx'
import { partOf, problemsWithin, zeroAsNull } from '../form/bound.ts'
import { PriceField } from '../form/number-field.tsx'
import { unreachable } from '../unreachable.ts'
import { nameVariant } from './variants/variant-list.ts'

type Props = { product: ProductRow; onClose(): void }

/** The prices of one product, changed without opening it; Enter saves. */
export function PricesDialog({ product: { uuid, name }, onClose }: Props) {
  const { revalidate } = useRevalidator()
  const [form, setForm] = useState<ProductForm>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const asking = new AbortController()
    staffApi
      .product({ uuid }, { signal: asking.signal })
      .catch(unreachable)
      .then((answer) => {
        if (asking.signal.aborted) return
        if (failed(answer)) setProblems({ '': answer.problem.reason })
        else setForm(answer)
      })
    return () => asking.abort()
  }, [uuid])
  const fields = useRef<HTMLFormElement>(null)
  const isKnown = form !== undefined
  // The dialog opened before its fields were there.
  useEffect(() => {
    if (isKnown) fields.current?.querySelector('input')?.focus()
  }, [isKnown])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form) return
    const { problems: wrong = {} } = readInput(ProductEdit, form.edit)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    const answer = await staffApi
      .saveProduct({ uuid, version: form.version, edit: form.edit, leavePictures: true })
      .catch(unreachable)
    setBusy(false)
    if (failed(answer)) return setProblems({ ...readFields(answer.problem.fields), '': answer.problem.reason })
    notify(`The prices of ${name} are saved`)
    onClose()
    await revalidate()
  }
  return (
    <Dialog open onClose={onClose} title={`Prices of ${name}`}>
      {form ? (
        <form
          ref={fields}
          onSubmit={submit}
          // What is typed replaces the price that stands there.
          onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
          className="grid gap-4"
          aria-busy={busy}
        >
          <PriceRows form={form} problems={problems} onChange={(edit) => setForm({ ...form, edit })} />
          <Problem text={problems[''] ?? listOthers(problems)} />
          <DialogButtons>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="solid" disabled={busy}>
              Save
            </Button>
          </DialogButtons>
        </form>
      ) : (
        <Problem text={problems['']} />
      )}
    </Dialog>
  )
}

type RowsProps = { form: ProductForm; problems: Record<string, string>; onChange(edit: ProductEdit): void }

function PriceRows({ form: { edit }, problems, onChange }: RowsProps) {
  return edit.variants.map((variant, place) => {
    const title = nameVariant(variant, place)
    const bound = {
      name: `variants.${place}`,
      value: variant,
      onChange: (changed: typeof variant) => onChange({ ...edit, variants: edit.variants.with(place, changed) }),
      problems: problemsWithin(problems, `variants.${place}`),
    }
    return (
      <fieldset key={variant.uuid ?? place} className="min-w-0">
        <legend className="text-small font-semibold first-letter:uppercase">{title}</legend>
        <div className="grid grid-cols-2 gap-4">
          <PriceField bound={zeroAsNull(partOf(bound, 'price', 'Price'))} />
          {variant.salePrice !== null && <PriceField bound={partOf(bound, 'salePrice', 'Sale price')} />}
        </div>
      </fieldset>
    )
  })
}

const Problem = ({ text }: { text?: string }) =>
  text ? (
    <p role="alert" className="text-small font-semibold text-sale">
      {text}
    </p>
  ) : null

/** What is wrong with fields that this dialog does not show. */
const listOthers = (problems: Record<string, string>) =>
  Object.entries(problems).find(([path]) => !/\.(price|salePrice)$/.test(path))?.[1]

/** A call names fields by their path in the body. */
const readFields = (fields: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^edit\./, ''), text]))
