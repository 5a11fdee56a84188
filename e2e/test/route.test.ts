/** Journeys of Route, in one process: they share a server and a browser. */
import './journeys/route-cards.ts'
import './journeys/route-lesson.ts'
import './journeys/route-local.ts'
import './journeys/route-looks.ts'
import './journeys/route-online.ts'
import './journeys/route-phone.ts'
import './journeys/route-secrets.ts'
