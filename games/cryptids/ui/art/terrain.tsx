import type { ReactElement } from 'react'
import type { Terrain } from '../../content/vocabulary.ts'

/** The paint of a terrain for a shape of the drawing that holds the patterns of the same id. */
export function terrainFill(id: string, terrain: Terrain): string {
  return `url(#${id}${terrain})`
}

/** Waves, tree stipple and contour lines: told apart without colour. A pattern repeats once in a cell. */
export function TerrainPatterns({ id, cell }: { readonly id: string; readonly cell: number }): ReactElement {
  const frame = {
    width: 40,
    height: 40,
    patternUnits: 'userSpaceOnUse',
    patternTransform: `scale(${cell / 40})`,
  } as const
  return (
    <>
      <pattern id={`${id}water`} {...frame}>
        <rect className="cr-terrain-water" width="40" height="40" />
        <path
          className="cr-terrain-water-lines"
          d="M0 6Q5 1.6 10 6T20 6T30 6T40 6M0 16Q5 11.6 10 16T20 16T30 16T40 16M0 26Q5 21.6 10 26T20 26T30 26T40 26M0 36Q5 31.6 10 36T20 36T30 36T40 36"
        />
      </pattern>
      <pattern id={`${id}forest`} {...frame}>
        <rect className="cr-terrain-forest" width="40" height="40" />
        <path
          className="cr-terrain-forest-trees"
          d="M10 2 14.4 11H5.6ZM30 2 34.4 11H25.6ZM20 12 24.4 21H15.6ZM40 12 44.4 21H35.6ZM0 12 4.4 21H-4.4ZM10 22 14.4 31H5.6ZM30 22 34.4 31H25.6ZM20 32 24.4 41H15.6ZM40 32 44.4 41H35.6ZM0 32 4.4 41H-4.4ZM20 -8 24.4 1H15.6ZM40 -8 44.4 1H35.6ZM0 -8 4.4 1H-4.4Z"
        />
        <path
          className="cr-terrain-forest-lines"
          d="M10 11V14M30 11V14M20 21V24M0 21V24M40 21V24M10 31V34M30 31V34M20 1V4M0 1V4M40 1V4"
        />
      </pattern>
      <pattern id={`${id}mountain`} {...frame}>
        <rect className="cr-terrain-mountain" width="40" height="40" />
        <path
          className="cr-terrain-mountain-lines"
          d="M16.5 11.6Q17.3 13.0 16.6 14.4Q15.8 15.8 14.2 16.1Q12.7 16.4 11.1 16.6Q9.5 16.8 8.8 15.5Q8.2 14.2 7.8 12.9Q7.4 11.5 8.4 10.2Q9.3 9.0 11.0 9.4Q12.6 9.8 14.2 10.0Q15.8 10.2 16.5 11.6ZM19.8 10.6Q21.2 13.0 19.9 15.4Q18.6 17.8 15.9 18.3Q13.2 18.8 10.4 19.2Q7.7 19.6 6.5 17.3Q5.4 15.1 4.7 12.8Q4.0 10.4 5.7 8.2Q7.4 6.0 10.3 6.7Q13.1 7.5 15.8 7.8Q18.5 8.2 19.8 10.6ZM23.1 9.6Q25.0 13.0 23.2 16.4Q21.4 19.9 17.5 20.6Q13.7 21.3 9.7 21.8Q5.8 22.4 4.2 19.2Q2.7 16.0 1.6 12.7Q0.6 9.4 3.0 6.2Q5.5 3.1 9.5 4.1Q13.6 5.1 17.4 5.7Q21.2 6.2 23.1 9.6ZM34.4 29.9Q34.9 31.0 34.2 31.9Q33.4 32.8 32.6 33.7Q31.7 34.6 30.5 34.2Q29.2 33.7 28.7 32.8Q28.2 31.9 27.7 30.8Q27.2 29.8 28.3 29.1Q29.3 28.5 30.5 28.1Q31.7 27.7 32.8 28.2Q33.9 28.8 34.4 29.9ZM37.2 29.0Q38.1 31.0 36.7 32.6Q35.4 34.2 33.9 35.9Q32.3 37.6 30.0 36.8Q27.8 35.9 26.9 34.3Q26.0 32.6 25.0 30.7Q24.1 28.8 26.0 27.6Q28.0 26.4 30.1 25.7Q32.2 24.9 34.3 26.0Q36.4 27.1 37.2 29.0ZM40 6Q34 9 33 15Q32.6 19 40 20M0 6Q2 5 3 2Q4 0 5 0M0 20Q1 21 1.6 24Q2.6 31 8 32.6Q15 33 18 36Q19 38 20 40M20 0Q22 3 26 3Q29 2 30 0M30 40Q31 39.4 33 39.4Q37 39.4 40 38M5 40Q3 38 0 38"
        />
        <path className="cr-terrain-mountain-tops" d="M12 10.6 14.4 14.8H9.6ZM31 29 33 32.4H29Z" />
      </pattern>
    </>
  )
}
