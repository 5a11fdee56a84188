import { isList, isRecord, type Json } from '@curio/kernel'
import type { City } from './city.ts'
import {
  type FinalRoute,
  type RouteBoard,
  type RouteFault,
  type RoutePart,
  validateRoute,
} from './final-route.ts'

/** A final route as a player gives it: for each part the crossing it starts at and its segments in order. */
export type RouteAnswer = readonly { readonly start: string; readonly segments: readonly string[] }[]

export function toAnswer(city: City, route: FinalRoute): RouteAnswer {
  return route.map((part) => ({
    start: city.vertices[part.start]?.id ?? '',
    segments: part.segments.map((index) => city.segments[index]?.id ?? ''),
  }))
}

/** Null where the answer has not the shape of a route, or names what the city has not. */
export function fromAnswer(city: City, answer: Json): FinalRoute | null {
  if (!isList(answer)) return null
  const parts = answer.map((part) => readPart(city, part))
  return parts.every((part) => part !== null) ? parts : null
}

function readPart(city: City, part: Json): RoutePart | null {
  if (!isRecord(part) || Object.keys(part).length !== 2) return null
  const { start, segments } = part
  if (typeof start !== 'string' || !Array.isArray(segments)) return null
  const vertex = city.vertexAt.get(start)
  const indices = segments.map((id) => city.segmentAt.get(id))
  if (vertex === undefined || !indices.every((index) => index !== undefined)) return null
  return { start: vertex, segments: indices }
}

const FAULTS: Readonly<Record<RouteFault['fault'], string>> = {
  'no-route': 'RT-FR-6: a player with segments has a route of at least one part',
  'empty-part': 'RT-MAP-7: every part has at least one segment',
  'not-drawn': 'RT-FR-1: the segment is not drawn',
  'used-twice': 'RT-FR-2: the segment is used twice',
  'not-connected': 'RT-FR-6: the segment does not go on where the part has come to',
  'no-link': 'RT-FR-7: no link leads from the part before to this one',
}

/** RT-ERR-41: why a route is refused, or null. */
export function refuseRoute(board: RouteBoard, answer: Json): string | null {
  const route = fromAnswer(board.city, answer)
  if (!route) return 'a route is a list of parts, each { start: crossing, segments: [segment, …] }'
  const fault = validateRoute(board, route)
  return fault ? `${FAULTS[fault.fault]} (part ${fault.part + 1}, segment ${fault.segment + 1})` : null
}
