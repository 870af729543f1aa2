/** Pages whose addresses contain a secret key: anybody with the address of a shared list or of a visit can open it. */
export const secretPages = 'shortlist|visit'
