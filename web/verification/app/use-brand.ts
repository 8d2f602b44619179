import { useEffect, useState } from 'preact/hooks'
import { brandColours } from './brand-colours.ts'
import { useFlow } from './page-flow.ts'

const properties = {
  accent: '--accent',
  fill: '--accent-fill',
  soft: '--accent-soft',
  on: '--on-accent',
} as const

/** Puts the company's colour in place of the theme's own, where there is one. */
export function useBrandColours(): void {
  const hex = useFlow().state.session?.accentColor ?? ''
  useEffect(() => {
    const [light, dark] = [brandColours(hex, 'light'), brandColours(hex, 'dark')]
    if (light === null || dark === null) return
    const { style } = document.documentElement
    for (const name of ['accent', 'fill', 'soft', 'on'] as const)
      style.setProperty(properties[name], `light-dark(${light[name]}, ${dark[name]})`)
  }, [hex])
}

/** Address of the company's logo within this page; null without one, and until it is there. */
export function useLogo(): string | null {
  const { client, state } = useFlow()
  const hasLogo = state.session?.hasLogo ?? false
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!hasLogo) return
    let made: string | null = null
    let isWanted = true
    void client.logo().then((logo) => {
      if (logo === null || !isWanted) return
      made = URL.createObjectURL(logo)
      setAddress(made)
    })
    return () => {
      isWanted = false
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [client, hasLogo])
  return address
}
