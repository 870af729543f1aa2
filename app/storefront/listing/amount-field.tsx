type Props = { name: string; label: string; amount: number | null }

export function AmountField({ name, label, amount }: Props) {
  return (
    <label>
      {label}
      <input type="number" min="0" step="any" name={name} defaultValue={amount ?? ''} />
    </label>
  )
}
