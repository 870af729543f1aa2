import { type ReactNode, useState } from 'react'
import { href } from 'react-router'
import { categoryAddress } from '../../../contract/addresses.ts'
import type { CategoryRow, SubCategoryRow } from '../../../contract/staff/catalogue-lists.ts'
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { BranchRow } from './branch-row.tsx'
import { useDraftOrder } from './draft-order.ts'
import { MoveDialog } from './move-dialog.tsx'
import { NewSubCategory } from './new-sub-category.tsx'

type Props = {
  category: CategoryRow
  all: CategoryRow[]
  /** The controls that reorder the row; undefined for members who may not edit it. */
  controls?: ReactNode
}

export function CategoryBranch({ category, all, controls }: Props) {
  const { id, name, routeName, visible, subCategories } = category
  return (
    <>
      <BranchRow
        name={name}
        to={href('/admin/categories/:id', { id: String(id) })}
        address={categoryAddress(routeName)}
        visible={visible}
        products={subCategories.reduce((sum, { productCount }) => sum + productCount, 0)}
        strong
      >
        {controls}
      </BranchRow>
      {controls ? (
        <>
          <Ordered category={category} all={all} />
          <div className="border-t border-rule">
            <NewSubCategory category={category} />
          </div>
        </>
      ) : (
        <ul aria-label={`In ${name}`}>
          {subCategories.map((sub) => (
            <li key={sub.uuid} className="border-t border-rule">
              <SubRow sub={sub} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Ordered({ category: { id, name, subCategories }, all }: Pick<Props, 'category' | 'all'>) {
  const [moving, setMoving] = useState<SubCategoryRow>()
  const [subs, order] = useDraftOrder(`sub-categories ${id}`, subCategories, (rows) =>
    staffApi.orderSubCategories({ id, order: rows.map(({ uuid }) => uuid) }),
  )
  return (
    <>
      <OrderedList
        label={`In ${name}`}
        items={subs}
        keyOf={({ uuid }) => uuid}
        nameOf={(sub) => sub.name}
        onOrder={order}
        itemClassName="border-t border-rule bg-white"
      >
        {(sub, controls) => (
          <SubRow sub={sub}>
            <Button
              look="plain"
              aria-label={`Move ${sub.name} to another category`}
              onClick={() => setMoving(sub)}
              className="whitespace-nowrap max-sm:px-2"
            >
              Move …
            </Button>
            {controls}
          </SubRow>
        )}
      </OrderedList>
      {moving && <MoveDialog sub={moving} from={id} all={all} onClose={() => setMoving(undefined)} />}
    </>
  )
}

const SubRow = ({ sub, children }: { sub: SubCategoryRow; children?: ReactNode }) => (
  <BranchRow
    name={sub.name}
    to={href('/admin/sub-categories/:uuid', { uuid: sub.uuid })}
    address={`…/${sub.routeName}`}
    visible={sub.visible}
    products={sub.productCount}
  >
    {children}
  </BranchRow>
)
