import MessengerHost
import Observation

/// The stores of the app: those that are always there, and those of whoever is signed in.
@Observable @MainActor
final class AppStores {
  let session: Store<SessionState>
  let preferences: Store<PreferencesState>

  /// Comes and goes with the session; nothing in it outlives that.
  private(set) var account: AccountStores?

  @ObservationIgnored private let services: Services
  @ObservationIgnored private let feed: WorldFeed

  init(_ services: Services, preferences defaults: Preferences) {
    self.services = services
    let memory = services.memory
    session = Store(
      effects: SessionEffectHandler(
        server: services.server(for: nil), memory: memory, notices: services.notices))
    preferences = Store(effects: PreferencesEffectHandler(memory: memory))
    session.listen(to: SessionEventSource(notices: services.notices.stream()))
    feed = WorldFeed(from: services.connection, to: services.notices)

    preferences.dispatch(.started(memory.value(for: .preferences) ?? defaults))
    session.dispatch(.started(memory.value(for: .session)))
    session.subscribe { [weak self] in self?.follow($0.phase) }
  }

  private func follow(_ phase: SessionState.Phase) {
    switch phase {
    case .signedOut:
      account?.close()
      account = nil
    case .signedIn(let signedIn) where signedIn.session.token != account?.token:
      account = AccountStores(signedIn, services)
    case .signedIn:
      break
    }
  }
}
