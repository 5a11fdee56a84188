import { smooth, type Vertex } from '../curve.ts'

const WEST = -12
const NORTH = 71
const WIDTH = 54
const HEIGHT = 36

/** A side of the chart's canvas. */
export const CHART_SIDE = 1000

/** Degrees to the canvas of the Europe map. */
export function onChart(longitude: number, latitude: number): { readonly x: number; readonly y: number } {
  return {
    x: ((longitude - WEST) / WIDTH) * CHART_SIDE,
    y: ((NORTH - latitude) / HEIGHT) * CHART_SIDE,
  }
}

export interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** `longitude,latitude` or `longitude,latitude,size`, many of them, on the canvas. */
export function places(text: string): readonly Placed[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [longitude = 0, latitude = 0, size = 1] = word.split(',').map(Number)
      return { ...onChart(longitude, latitude), size }
    })
}

/** A coast or a river as a drawn line. */
export function line(text: string, closed: boolean): string {
  const points: readonly Vertex[] = places(text).map(({ x, y }) => ({ x, y }))
  return smooth(points, closed)
}
