/** A failure in plain words, and what to do about it. */
export type Explained = { says: string; advice: string }

/** Why the certificate of a mail server is refused, by OpenSSL’s message: libraries replace its codes by their own. */
export function explainCertificate(message: string): Explained | undefined {
  if (/certificate has expired/i.test(message))
    return {
      says: 'The server’s certificate has expired, so the connection would not be safe.',
      advice: 'Please ask your email provider to renew it. The shop tries again automatically.',
    }
  if (/certificate is not yet valid/i.test(message))
    return {
      says: 'The server’s certificate is not valid yet, so the connection would not be safe.',
      advice: 'Please ask the person who runs the shop’s machine whether its clock is right.',
    }
  if (/self.signed certificate|unable to (verify the first|get (local )?issuer) certificate/i.test(message))
    return {
      says: 'The server’s certificate comes from nobody that the shop trusts, so the connection would not be safe.',
      advice:
        'Please use the server that your email provider names. For a server of your own, the person who runs the shop’s machine can have its certificate trusted by NODE_EXTRA_CA_CERTS.',
    }
  if (/certificate|altname/i.test(message))
    return {
      says: 'The server’s certificate is not one for this name, so the connection would not be safe.',
      advice: 'Please use the exact name of the server that your email provider gives.',
    }
  return undefined
}
