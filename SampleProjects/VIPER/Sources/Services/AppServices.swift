/// What interactors may be given; only builders unpack it.
struct AppServices {
  let authentication: any AuthenticationService
  let sessions: any SessionStore
}
