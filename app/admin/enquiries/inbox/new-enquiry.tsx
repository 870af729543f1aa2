import { href } from 'react-router'
import { wayLabels } from '../../../../contract/enquiry-labels.ts'
import { failed } from '../../../../contract/errors.ts'
import { type EnquiryWay, waysByHand } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { ChoiceField } from '../../form/fields/choice-field.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { NewRecord } from '../../list/new-record.tsx'
import { ProductsField } from '../../products/products-field.tsx'

type Way = Exclude<EnquiryWay, 'site'>
type Start = {
  cameBy: Way | null
  name: string
  phone: string
  email: string
  description: string
  productUuid: string[]
}
const start: Start = { cameBy: 'phone', name: '', phone: '', email: '', description: '', productUuid: [] }
const labels: Record<keyof Start, string> = {
  cameBy: 'How they got in touch',
  name: 'Name',
  phone: 'Phone',
  email: 'Email address',
  description: 'What was asked',
  productUuid: 'Product',
}
const ways = waysByHand.map((value) => ({ value, label: wayLabels[value] }))

/** A form for enquiries by phone or at the counter. */
export function NewEnquiry() {
  const create = async ({ productUuid: [productUuid], cameBy, ...given }: Start) => {
    const answer = await staffApi.enterEnquiry({
      ...given,
      productUuid: productUuid ?? null,
      cameBy: cameBy ?? 'phone',
    })
    return failed(answer) ? answer : { to: href('/admin/enquiries/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord noun="enquiry" start={start} labels={labels} create={create}>
      {(field) => (
        <>
          <ChoiceField bound={field('cameBy')} choices={ways} />
          <TextField bound={field('name')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField bound={field('phone')} type="tel" />
            <TextField bound={field('email')} type="email" />
          </div>
          <p className="-mt-3 text-label text-soft">One of the two is enough. No email is sent now.</p>
          <TextField bound={field('description')} lines={4} />
          <ProductsField bound={field('productUuid')} max={1} />
        </>
      )}
    </NewRecord>
  )
}
