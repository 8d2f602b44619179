const wait: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }

/** Header `Geolocation`: latitude, longitude, accuracy in metres; null where the browser says nothing. */
export function locateDevice(): Promise<string | null> {
  const { geolocation } = navigator as { readonly geolocation?: Geolocation }
  if (geolocation === undefined) return Promise.resolve(null)
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        resolve([latitude.toFixed(6), longitude.toFixed(6), accuracy.toFixed(1)].join(','))
      },
      () => resolve(null),
      wait,
    )
  })
}

/** Whether the browser gives the place without a question. */
export async function mayLocate(): Promise<boolean> {
  const { permissions } = navigator as { readonly permissions?: Permissions }
  const status = await permissions?.query({ name: 'geolocation' }).catch(() => null)
  return status?.state === 'granted'
}
