type Props = { name: string; label: string; amount: number | null }

export function AmountField({ name, label, amount }: Props) {
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        name={name}
        defaultValue={amount ?? ''}
        className="mt-1 block min-h-12 w-full border border-line bg-white px-4"
      />
    </label>
  )
}
