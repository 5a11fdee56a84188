/** The two screens that everything is made for. */
export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const
