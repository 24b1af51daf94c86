/// What serves the app, whoever is signed in.
@MainActor
struct AppServices {
  let session: SessionService
  let network: NetworkService
  let preferences: PreferencesService
  let links: LinkService
}
