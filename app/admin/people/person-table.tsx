import type { ReactNode } from 'react'

type Props = { label: string; heads: [string, string, ...string[]]; children: ReactNode }

/** A table of a few people. A phone hides its third and further columns. */
export const PersonTable = ({ label, heads, children }: Props) => (
  <table className="w-full border-collapse text-small" aria-label={label}>
    <thead>
      <tr className="border-b border-line text-left">
        {heads.map((head, place) => (
          <th
            key={head}
            scope="col"
            className={`px-3 py-2 font-semibold first:pl-0 max-sm:whitespace-nowrap ${place > 1 ? 'max-sm:hidden' : ''}`}
          >
            {head}
          </th>
        ))}
        <td />
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

export const PersonCell = ({ name, email, children }: { name: string; email: string; children?: ReactNode }) => (
  <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere max-sm:w-full">
    <span className="font-semibold">{name}</span>
    <span className="block text-label text-soft">{email}</span>
    {children}
  </th>
)
