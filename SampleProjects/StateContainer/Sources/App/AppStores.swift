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
  @ObservationIgnored private let feed: ServerFeed
  @ObservationIgnored private var subscriptions: [any Subscription] = []

  init(_ services: Services, preferences defaults: Preferences) {
    self.services = services
    let memory = services.memory
    session = Store(
      initialState: .initialState(memory.value(for: .session)),
      effects: SessionEffectHandler(server: services.server(for: nil), memory: memory))
    preferences = Store(
      initialState: .initialState(memory.value(for: .preferences) ?? defaults),
      effects: PreferencesEffectHandler(memory: memory))
    feed = ServerFeed(from: services.connection, to: services.notices)
    subscriptions = session.listen(to: SessionEventSource(server: services.notices.stream()))
    subscriptions.append(session.subscribe { [weak self] in self?.follow($0.phase) })
  }

  private func follow(_ phase: SessionState.Phase) {
    switch phase {
    case .signedOut:
      account?.close()
      account = nil
    case .signedIn(let signedIn) where signedIn.session.token != account?.token:
      let stores = AccountStores(signedIn.session, services)
      account = stores
      stores.connect(to: session, services.notices)
    case .signedIn:
      break
    }
  }
}
