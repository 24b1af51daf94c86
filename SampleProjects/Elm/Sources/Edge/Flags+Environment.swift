import MessengerHost
import MessengerTexts

@MainActor
extension Flags {
  /// What is kept on the device, and what the device is like.
  init(_ environment: AppEnvironment, memory: Memory) {
    self.init(
      memory: memory, deviceLanguage: .init(Language(locale: environment.locale)),
      keySeed: String(UInt64.random(in: .min ... .max), radix: 36))
  }
}

extension Preferences.Language {
  init(_ language: Language) {
    self =
      switch language {
      case .english: .english
      case .simplifiedChinese: .chinese
      }
  }
}
