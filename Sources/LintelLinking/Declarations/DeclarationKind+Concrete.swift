import LintelVocabulary

extension DeclarationKind {
  /// Whether a declaration is a type, but neither a protocol nor a typealias.
  var isConcreteType: Bool {
    switch self {
    case .class, .struct, .enum, .actor: true
    default: false
    }
  }
}
