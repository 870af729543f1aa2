import { type SubmitEvent, useState } from 'react'
import { type InputProblems, readInput } from '../../../../contract/read-input.ts'
import { ShopperQuery } from '../../../../contract/staff/shoppers.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { CheckedForm } from '../../form/saving/checked-form.tsx'

type Props = { asked: ShopperQuery; onLook(shopper: ShopperQuery): void }

/** Looks a person up by an email address, a phone number, or both. */
export function AddressForm({ asked, onLook }: Props) {
  const [typed, setTyped] = useState(asked)
  const [problems, setProblems] = useState<InputProblems>({})
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { data, problems } = readInput(ShopperQuery, typed)
    setProblems(problems ?? {})
    if (data) onLook(data)
  }
  const bind = (name: keyof ShopperQuery, label: string) => ({
    name,
    label,
    value: typed[name],
    problem: problems[name],
    problems: {},
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <CheckedForm
      refusal={problems}
      onSubmit={submit}
      noValidate
      className="grid max-w-3xl gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
    >
      <TextField bound={bind('email', 'Email address')} type="email" />
      <TextField bound={bind('phone', 'Phone number')} type="tel" />
      <Button type="submit" className="sm:mt-7">
        Show what we hold
      </Button>
    </CheckedForm>
  )
}
