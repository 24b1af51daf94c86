import LintelGraph
import LintelVocabulary

extension BreachWords {
  /// The remedy for a dependency that should point the other way.
  package var invertDependency: String {
    let component = fromComponent ?? "its own component"
    if toKind == .protocol {
      return protocolMayMove
        ? "move the protocol \(toType) to \(component), which needs it" : moveEither
    }
    if isHelper { return moveEither }
    guard namesReplaceably, let toKind, toKind.isNominalType else { return moveAway }
    guard canHideBehindProtocol, permits(toComponent, fromComponent) else { return moveEither }
    guard let handing else { return moveAway }
    return "declare what \(from) needs as a protocol in \(component), let \(toType) conform "
      + "to it, and \(handing)"
  }

  /// Whether the code could name another type in the place of `toType`: not in `class Child: Base`.
  package var namesReplaceably: Bool { reference.namesReplaceably }

  /// The words that say how the code can do without a type that it must not name: `pass it to init`
  /// or `use the protocol instead`; `nil` for code for which neither works, e.g. an operator.
  package var handing: String? {
    let needsInstance = reference != .cast && reference != .keypath
    return switch fromKind {
    case .class, .struct, .actor: needsInstance ? "pass it to init" : "use the protocol instead"
    // An operator takes no further arguments.
    case .function where from.isOperator: nil
    case .function: needsInstance ? "pass it as an argument" : "use the protocol instead"
    case .enum where isMade || reference == .call || reference == .member:
      "pass it as an argument"
    case .protocol, .enum: "use the protocol instead"
    default: nil
    }
  }

  /// Whether the code obtains the instance by itself: `Store()` or `Store.shared`.
  package var isMade: Bool { reference == .construct || reference == .static }

  /// The words for the code that breaks the rule, for the middle of a sentence.
  package var user: String { fromKind == .extension ? "the extension of \(from)" : from }

  /// The remedy if neither a protocol nor an argument can replace the used declaration: move the
  /// user or, if the used declaration is a type or a helper, move that.
  package var moveEither: String {
    if isHelper { return "\(moveAway), or move \(to) to where both may use it" }
    guard let toKind, toKind.isNominalType else { return moveAway }
    return "\(moveAway), or move the \(toKind.rawValue) \(toType) to where both may use it"
  }

  private var moveAway: String {
    let user =
      switch fromKind {
      case .extension: user
      case .typealias: "the typealias \(from)"
      case .function where from.isOperator: from
      case .file: "the code that needs \(toType) out of \(from)"
      default: "the code that needs \(toType)"
      }
    let verb = reference == .import ? "import" : "use"
    return "move \(user) to a component that may \(verb) \(toType)"
  }
}
