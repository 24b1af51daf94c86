import LintelVocabulary

extension ReferenceKind {
  /// Whether a reference of this kind could name another type instead: `let store: Store` could
  /// name a protocol, `class Child: Base` and `extension Store` could not.
  var namesReplaceably: Bool {
    switch self {
    case .import, .inherit, .extend, .attribute, .alias: false
    default: true
    }
  }
}
