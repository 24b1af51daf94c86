/// What the user has chosen for the device, whoever is signed in.
@MainActor
final class Preferences {
  var appearance: Appearance {
    didSet { save(appearance, under: .appearance) }
  }

  var textSize: TextSize {
    didSet { save(textSize, under: .textSize) }
  }

  var language: Language {
    didSet { save(language, under: .language) }
  }

  /// Told after each change.
  let changes = Observers<Void>()

  private let store: Store

  /// - Parameter language: That of the device, which holds until the user chooses another.
  init(store: Store, language: Language) {
    self.store = store
    appearance = store[.appearance] ?? .light
    textSize = store[.textSize] ?? .standard
    self.language = store[.language] ?? language
  }

  private func save<Value>(_ value: Value, under key: StoreKey<Value>) {
    store[key] = value
    changes.notify()
  }
}

extension StoreKey<Appearance> {
  fileprivate static let appearance = StoreKey(.device, "appearance")
}

extension StoreKey<TextSize> {
  fileprivate static let textSize = StoreKey(.device, "text size")
}

extension StoreKey<Language> {
  fileprivate static let language = StoreKey(.device, "language")
}
