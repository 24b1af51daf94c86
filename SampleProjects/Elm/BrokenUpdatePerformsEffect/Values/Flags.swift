/// What the world outside says before the app begins.
struct Flags {
  let memory: Memory
  let deviceLanguage: Preferences.Language

  /// A text that no other launch has.
  let keySeed: String

  /// Where the device's preferences are kept.
  var storageFolder: String?
}
