/** Journeys of Trickerion, in one process: they share a server and a browser. */
import './journeys/trickerion-lesson.ts'
