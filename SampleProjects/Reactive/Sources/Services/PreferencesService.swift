/// What belongs to the device.
@MainActor
final class PreferencesService {
  /// The preferences, now and whenever they change.
  let preferences: Signal<Preferences>

  private let changes = Source<Preferences.Change>()
  private let subscriptions = Subscriptions()

  init(store: PreferencesStore, language: AppLanguage) {
    preferences = changes.signal
      .scan(store.preferences ?? Preferences(language: language)) { $0.apply($1) }
      .distinct().shareLatest()
    subscriptions.add(preferences) { store.preferences = $0 }
  }

  /// Changes the preferences as a signal says, for as long as the subscription is held.
  func follow(_ signal: Signal<Preferences.Change>) -> Subscription {
    signal.feed(changes)
  }
}
