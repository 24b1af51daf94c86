/// How the user of this device likes the app.
@MainActor
final class PreferencesManager: PreferencesManaging {
  /// What the preferences are kept as; they belong to the device, and no session takes them away.
  static let documentName = "preferences"

  /// Told after each change.
  let observers = Observers()

  private(set) var preferences: Preferences
  private let documents: DocumentStore

  /// - Parameter language: That of the device, until the user chooses one.
  init(documents: DocumentStore, language: Preferences.Language) {
    self.documents = documents
    preferences = documents.load(Self.documentName) ?? Preferences(language: language)
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func change(_ body: (inout Preferences) -> Void) {
    body(&preferences)
    documents.save(preferences, as: Self.documentName)
    observers.notify()
  }
}
