type Props = { name: string; label: string; amount: number | null; className?: string }

export function AmountField({ name, label, amount, className = '' }: Props) {
  return (
    <label className={className}>
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
