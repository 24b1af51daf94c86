import LintelGraph

/// The parts that messages are made of.
struct BreachWords {
  /// The name of who breaks the rule, without quotes.
  let from: String
  /// What the code is that breaks the rule: a type, an extension written elsewhere than its type,
  /// a file's top-level code …
  let fromKind: DeclarationKind
  var fromComponent: String?
  var to = ""
  var toComponent: String?
  /// The innermost type at the end, or what else it is at the top level of a file.
  var toType = ""
  /// What `toType` is, `nil` for a module.
  var toKind: DeclarationKind?
  /// How the one mentions the other.
  var reference = ReferenceKind.type
  /// The names of what lies between the ends of a chain.
  var between: [String] = []

  /// `'LoginUseCase' (Domain)`.
  var fromWords: String { Self.words(from, in: fromComponent) }
  var toWords: String {
    let words = Self.words(to, in: toComponent)
    return reference == .import ? "module \(words)" : words
  }

  /// What is at the end, without the member of it that is written.
  var toTypeWords: String { Self.words(toType, in: toComponent) }

  /// `'LoginUseCase' (Domain) uses 'NetworkService' (Data)`, for a chain with what is in between.
  var statement: String {
    if between.isEmpty { return "\(fromWords) \(verb) \(toWords)" }
    return "\(fromWords) reaches \(toWords) through \(list(between.map(quoted), last: "and"))"
  }

  private var verb: String {
    // `case .idle` in a switch casts nothing.
    reference == .cast && to != toType ? "matches" : reference.verb
  }

  /// What to do when the dependency should point the other way.
  var invertDependency: String {
    let component = fromComponent ?? "its own component"
    if toKind == .protocol { return "move the protocol \(toType) to \(component), which needs it" }
    let isMention = ![.import, .inherit, .extend, .attribute, .alias].contains(reference)
    guard isMention, toKind?.isNominalType == true, let handing else { return moveAway }
    return "declare what \(from) needs as a protocol in \(component), let \(toType) conform "
      + "to it, and \(handing)"
  }

  /// How the code gets at something that it must not name; `nil` for code that nobody hands
  /// anything to.
  var handing: String? {
    switch fromKind {
    case .class, .struct, .actor: "pass it to init"
    case .function: "pass it as an argument"
    case .protocol, .enum: "name that instead"
    default: nil
    }
  }

  private var moveAway: String {
    let user =
      switch fromKind {
      case .extension: "the extension of \(from)"
      case .typealias: "the typealias \(from)"
      case .file: "what needs \(toType) out of \(from)"
      default: "what needs \(toType)"
      }
    let verb = reference == .import ? "import" : "use"
    return "move \(user) to a component that may \(verb) \(toType)"
  }

  private static func words(_ name: String, in component: String?) -> String {
    component.map { "'\(name)' (\($0))" } ?? "'\(name)'"
  }
}

extension ReferenceKind {
  /// How one declaration mentions another, as a verb that only this kind has.
  var verb: String {
    switch self {
    case .import: "imports"
    case .inherit: "inherits from"
    case .conform: "conforms to"
    case .extend: "extends"
    case .type: "uses"
    case .construct: "creates"
    case .static: "uses a member of"
    case .call: "calls"
    case .member: "uses"
    case .attribute: "uses the attribute"
    case .cast: "casts to"
    case .keypath: "uses a key path of"
    case .alias: "aliases"
    }
  }
}
