/// What belongs to the device.
@MainActor
final class PreferencesService {
  /// The preferences, now and whenever they change.
  let preferences: Observable<Preferences>

  private let changes = Subject<Preferences.Change>()
  private let subscriptions = Subscriptions()

  init(store: PreferencesStore, language: AppLanguage) {
    let kept = store.preferences ?? Preferences(language: language)
    preferences = changes.observable.scan(kept) { $0.apply($1) }
      .starting(with: kept).distinctUntilChanged().shareLatest()
    subscriptions.add(preferences) { store.preferences = $0 }
  }

  /// Changes the preferences as an observable says, for as long as the subscription is held.
  func follow(_ observable: Observable<Preferences.Change>) -> Subscription {
    observable.bind(to: changes)
  }
}
