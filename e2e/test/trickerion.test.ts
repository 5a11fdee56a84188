/** Journeys of Trickerion, in one process: they share a server and a browser. */
import './journeys/trickerion-keys.ts'
import './journeys/trickerion-lesson.ts'
import './journeys/trickerion-offline.ts'
import './journeys/trickerion-online.ts'
import './journeys/trickerion-phone.ts'
import './journeys/trickerion-table.ts'
