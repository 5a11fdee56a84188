import type { Drawing } from '../drawing.ts'

/** Magoria and its five places. */
export const PLACE_GLYPHS = {
  /** Roofs and a tower under a star. */
  city: {
    wash: 'M2.4 21.4V12L6.4 8L10.4 12V21.4ZM15.4 21.4V13.4H21.6V21.4Z',
    line: 'M2.4 21.4V12L6.4 8L10.4 12V21.4M10.4 21.4V7.4L12.9 2.4L15.4 7.4V21.4M15.4 13.4H21.6V21.4M1.4 21.6H22.6M5 14.4V16.4M7.8 14.4V16.4M12.9 9.4V11.4M12.9 14.4V16.4M18.5 16.4V18',
    solid: 'M19.4 3.2L20.2 5.2L22.2 6L20.2 6.8L19.4 8.8L18.6 6.8L16.6 6L18.6 5.2Z',
  },
  /** A bank with columns under a clock tower. */
  downtown: {
    wash: 'M2.4 12L12 7L21.6 12V21.4H2.4Z',
    line: 'M2.4 12L12 7L21.6 12H2.4M9.6 8.2V2.4H14.4V8.2M4.4 12V19M9.4 12V19M14.6 12V19M19.6 12V19M2.4 19H21.6V21.6H2.4ZM12 4V5.4L13 6',
  },
  /** A stall under a striped awning. */
  marketRow: {
    wash: 'M3.6 3.4H20.4L22.4 9.4H1.6Z',
    line: 'M3.6 3.4H20.4L22.4 9.4Q20.3 12.4 17.2 9.6Q14.6 12.4 12 9.6Q9.4 12.4 6.8 9.6Q3.7 12.4 1.6 9.4ZM3.8 11.6V21.6M20.2 11.6V21.6M3.8 15.4H20.2M9.2 3.4L6.8 9.6M14.8 3.4L17.2 9.6',
    solid: 'M6 17.4H11V21.6H6Z',
  },
  /** A vice on a bench. */
  workshop: {
    wash: 'M2.4 14H21.6V17H2.4Z',
    line: 'M2.4 14H21.6V17H2.4ZM4.6 17V21.8M19.4 17V21.8M15.4 14V10.4H20.4V14M8.6 14L9 11.2H3.6L4 14',
    solid: 'M7.4 2.2L13.4 3.4Q16 4.8 16.6 8L13 6.4L12 10.6L9.6 10L10.4 5.8L6.6 5Z',
  },
  /** A stage with the curtain drawn aside. */
  theater: {
    wash: 'M2.4 3.4H21.6V6.4Q20 14 15.6 16H8.4Q4 14 2.4 6.4Z',
    line: 'M2.4 3.4H21.6M2.4 3.4V19.4M21.6 3.4V19.4M2.4 5.4Q7.2 8.4 12 5.4Q16.8 8.4 21.6 5.4M2.4 15.6Q7.6 13.6 8.6 6.6M21.6 15.6Q16.4 13.6 15.4 6.6M1.6 19.4H22.4V22H1.6Z',
    solid: 'M12 10.4L12.9 12.6L15.2 12.8L13.4 14.2L14 16.6L12 15.2L10 16.6L10.6 14.2L8.8 12.8L11.1 12.6Z',
  },
  /** A cat on a wall, under a lantern. */
  darkAlley: {
    solid:
      'M3.4 20V14.2Q3 9.4 6.4 8.6L6.2 5.4L8.2 7L10.6 7L12.4 5.4L12.4 9.6Q12 11.6 10.6 12.2Q13.4 15.4 12.8 20Z',
    line: 'M1.6 21.4H22.4M12.8 19.6Q16 19.8 15.4 16.6M17.6 3.6H21.6L20.8 9.6H18.4ZM19.6 3.6V1.6M19.6 9.6V21.4M18.6 6.6H20.6',
    cut: 'M7.6 9.6V10M10.4 9.6V10',
  },
} as const satisfies Record<string, Drawing>
