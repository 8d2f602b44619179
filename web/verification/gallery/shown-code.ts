/** The address that the code holds. */
export const shownAddress =
  'https://id.example/#handoff=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'

/** A QR code as the service draws it: PNG. */
export const shownCode =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADUAAAA1AQMAAADbKDEzAAAABlBMVEX///8AAABVwtN+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAA90lEQVQY02NgoBT8y/1l/QNIN5UrTeIA0rsWzZd6AaI/ML0C09P3coHopmWLfoHk/61atRqknmGfiASYMrj0+AGI8VUlUABIbVNctGEGkF45X1cMpD6q3+kZSL3ktb2eIL67YsrtC0C6J2m/aAfIfH3fshVA+qT/0kaQ/j6PoO0VIPPu7DXKAFLHM1ZcApl/4X2/hweQvrYyQfwAkK5p6tjcAKT1LUPWgfSvTDS8CNK2izvsC8i+Kb/2a4L07+5NuT8BJPF9OccJkPvNWbpA6ps6FnTcAKnvDa8H8Xc92dMGcveur2cOgOxp4lxrB1b/8cGzGxSHMgBjsmQamkYlxwAAAABJRU5ErkJggg=='
