import LintelVocabulary

extension ReferenceKind {
  /// Whether another type could be named in its place: nothing inherits from a protocol's
  /// implementation, or extends it.
  var namesReplaceably: Bool {
    switch self {
    case .import, .inherit, .extend, .attribute, .alias: false
    default: true
    }
  }
}
