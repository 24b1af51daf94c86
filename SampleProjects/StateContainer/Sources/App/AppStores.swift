import MessengerHost

/// The stores of the app: those that are always there, and those of whoever is signed in.
///
/// Whether somebody is signed in is in the session's state alone; the stores of the account follow it.
@MainActor
final class AppStores {
  let session: Store<SessionState>
  let preferences: Store<PreferencesState>

  /// There as long as the session's state has a session; nothing in it outlives that.
  private(set) var account: AccountStores?

  private let services: Services
  private let feed: ServerFeed
  private var subscriptions: [any Subscription] = []

  init(_ services: Services, preferences defaults: Preferences) {
    self.services = services
    let memory = services.memory
    session = Store(
      initialState: .initialState(memory.value(for: .session)),
      effects: SessionEffectHandler(server: services.server, memory: memory))
    preferences = Store(
      initialState: .initialState(memory.value(for: .preferences) ?? defaults),
      effects: PreferencesEffectHandler(memory: memory))
    feed = ServerFeed(from: services.connection, to: services.notices)
    subscriptions = session.listen(to: SessionServerEventSource(server: services.notices.stream()))
    subscriptions.append(
      session.subscribe(to: \.signedIn?.session.token) { [weak self] _ in self?.replaceAccount() })
  }

  /// Ends the stores of the last session, and makes those of the present one, if there is one.
  private func replaceAccount() {
    account?.close()
    account = session.state.signedIn.map { AccountStores($0.session, services) }
    account?.connect(to: session, services.notices)
  }
}
