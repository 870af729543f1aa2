import { Combobox } from '@base-ui/react/combobox'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { ProductChoice } from '../../../contract/staff/catalogue-lists.ts'
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx'
import { useAnswerAsTyped } from '../answer-as-typed.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import type { Bound } from '../form/bound.ts'
import { GroupFrame } from '../form/fields/group-frame.tsx'
import { keepOnEscape } from '../form/fields/keep-on-escape.ts'
import { PickPopup } from '../form/fields/pick-popup.tsx'
import { makeRemoveProps } from '../form/fields/remove-props.ts'
import { Thumbnail } from '../media/thumbnail.tsx'

type Known = Pick<ProductChoice, 'uuid' | 'name' | 'picture'>
type Props = {
  bound: Bound<string[]>
  hint?: ReactNode
  /** Products whose names are known already. */
  loaded?: Known[]
  max?: number
}

/** An ordered list of products, found by typing a part of their names. */
export function ProductsField({ bound, hint, loaded = none, max = Number.POSITIVE_INFINITY }: Props) {
  const { label, value, onChange } = bound
  const { known, learn } = useKnownProducts(value, loaded)
  const nameOf = (uuid: string) => known.get(uuid)?.name ?? 'product'
  const add = (product: Known) => {
    learn([product])
    onChange([...value.filter((uuid) => uuid !== product.uuid), product.uuid])
  }
  return (
    <GroupFrame bound={bound} hint={hint}>
      {value.length > 0 && (
        <OrderedList
          label={label}
          items={value}
          keyOf={(uuid) => uuid}
          nameOf={nameOf}
          onOrder={onChange}
          className="grid grid-cols-1 gap-1"
          itemClassName="border border-rule bg-white px-2"
        >
          {(uuid, controls) => (
            <div className="flex min-h-12 flex-wrap items-center gap-3">
              <ProductName product={known.get(uuid)} to={href('/admin/products/:uuid', { uuid })} />
              {controls}
              <Button
                look="plain"
                {...makeRemoveProps(() => onChange(value.filter((other) => other !== uuid)))}
                aria-label={`Remove ${nameOf(uuid)}`}
              >
                Remove
              </Button>
            </div>
          )}
        </OrderedList>
      )}
      {value.length < max && (
        <ProductSearch
          label={max === 1 ? `Find the ${label.toLowerCase()}` : `Add to ${label}`}
          taken={value}
          onPick={add}
        />
      )}
    </GroupFrame>
  )
}

const none: Known[] = []

/** The names and pictures of the products in the field, each requested once. */
function useKnownProducts(uuids: string[], loaded: Known[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(
    () => new Map(loaded.map((product) => [product.uuid, product])),
  )
  const learn = useCallback(
    (products: Known[]) =>
      setKnown((before) => new Map([...before, ...products.map((product) => [product.uuid, product] as const)])),
    [],
  )
  const missing = uuids.filter((uuid) => !known.has(uuid)).join(',')
  useEffect(() => {
    if (missing === '') return
    const asking = new AbortController()
    staffApi
      .chosenProducts({ uuids: missing }, { signal: asking.signal })
      .then((answer) => !failed(answer) && learn(answer))
      .catch((error: unknown) => asking.signal.aborted || console.error(error))
    return () => asking.abort()
  }, [missing, learn])
  return { known, learn }
}

/** `to`: the address of the product's form. */
function ProductName({ product, to }: { product: Known | undefined; to?: string }) {
  return (
    <span className="flex min-w-0 grow items-center gap-3 text-small">
      <span className="block size-9 shrink-0 bg-sand">
        {product?.picture && <Thumbnail picture={product.picture} alt="" sizes="36px" />}
      </span>
      {to ? (
        <Link to={to} className="min-w-0 truncate py-2 underline decoration-line underline-offset-4 hover:text-green">
          {product?.name ?? 'Loading …'}
        </Link>
      ) : (
        <span className="min-w-0 truncate">{product?.name ?? 'Loading …'}</span>
      )}
    </span>
  )
}

const findProducts = (q: string, options: { signal: AbortSignal }) => staffApi.productChoices({ q }, options)

type SearchProps = { label: string; taken: string[]; onPick(product: Known): void }

function ProductSearch({ label, taken, onPick }: SearchProps) {
  const [typed, setTyped] = useState('')
  const { question, answer = [], problem } = useAnswerAsTyped(typed.trim(), findProducts, 150)
  // Enter adds the first product, so it must come from a response to these very words.
  const isAnswered = question === typed.trim()
  const found = isAnswered && problem === undefined ? answer.filter(({ uuid }) => !taken.includes(uuid)) : []
  return (
    <Combobox.Root
      items={found}
      filter={null}
      value={null}
      onValueChange={(product: ProductChoice | null) => {
        if (product) onPick(product)
        setTyped('')
      }}
      inputValue={typed}
      onInputValueChange={(words, { reason }) => reason === 'input-change' && setTyped(words)}
      itemToStringLabel={({ name }: ProductChoice) => name}
      autoHighlight
    >
      <Combobox.Input
        aria-label={label}
        placeholder="Search products to add"
        onKeyDown={keepOnEscape}
        className="block min-h-11 w-full rounded-sm border border-line bg-white px-3 lg:min-h-9"
      />
      <PickPopup problem={isAnswered ? problem : 'Searching …'}>
        {(product: ProductChoice) => (
          <Combobox.Item
            key={product.uuid}
            value={product}
            className="flex min-h-12 cursor-pointer items-center px-3 outline-none data-highlighted:bg-sand"
          >
            <ProductName product={product} />
          </Combobox.Item>
        )}
      </PickPopup>
    </Combobox.Root>
  )
}
