import { type SubmitEvent, useState } from 'react'
import { readInput } from '../../../../contract/read-input.ts'
import { ShopperAsked } from '../../../../contract/staff-shoppers.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../form/text-field.tsx'

type Props = { asked: string; onLook(email: string): void }

export function AddressForm({ asked, onLook }: Props) {
  const [email, setEmail] = useState(asked)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { data, problems } = readInput(ShopperAsked, { email })
    setProblem(problems?.email)
    if (data) onLook(data.email)
  }
  const bound = { name: 'email', label: 'E-mail address', value: email, onChange: setEmail, problem, problems: {} }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <TextField bound={bound} type="email" />
      <Button type="submit" className="sm:mt-7">
        Look
      </Button>
    </form>
  )
}
