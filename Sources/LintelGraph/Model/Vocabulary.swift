/// What a declaration declares.
///
/// The raw value is the word used in rules files, in `lintel facts` and in reports.
public enum DeclarationKind: String, CaseIterable, Sendable {
  /// The unnamed scope of one source file: owns its imports and its top-level code.
  case file
  case `class`
  case `struct`
  case `enum`
  case `protocol`
  case actor
  case `extension`
  case `typealias`
  case `associatedtype`
  case macro
  case function = "func"
  case initializer = "init"
  case deinitializer = "deinit"
  case `subscript`
  case variable = "var"
  case constant = "let"
  case enumCase = "case"
  case `operator`
  case precedenceGroup = "precedencegroup"

  /// Whether a declaration of this kind is a type that can be named in a type position.
  public var isNominalType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor: true
    default: false
    }
  }
}

/// How a dependency is written in the source.
///
/// The raw value is the word used in rules files (`kinds:`) and in reports.
public enum ReferenceKind: String, CaseIterable, Sendable {
  /// `import M`.
  case `import`
  /// A superclass, or the protocol that a protocol refines.
  case inherit
  /// A protocol that a type or an extension conforms to.
  case conform
  /// The type that an extension extends.
  case extend
  /// A type annotation, generic argument or constraint.
  case type
  /// `T(...)` or `T.init(...)`.
  case construct
  /// `T.member`.
  case `static`
  /// A call of a function.
  case call
  /// A member reached through an instance.
  case member
  /// A property wrapper, macro, result builder or global actor: `@T`.
  case attribute
  /// `as`, `is`, `catch` or a pattern.
  case cast
  /// The root of a key path: `\T.member`.
  case keypath
  /// The right side of a typealias.
  case alias
}

/// How sure a dependency is.
public enum Certainty: String, CaseIterable, Sendable {
  /// The name is written and has one meaning.
  case named
  /// Found through declared types.
  case inferred
  /// The name has several candidates.
  case ambiguous
  /// Taken from the compiler's index.
  case compiled
}

/// Who can see a declaration, from narrowest to widest.
public enum AccessLevel: String, CaseIterable, Comparable, Sendable {
  case `private`
  case `fileprivate`
  case `internal`
  case `package`
  case `public`
  case `open`

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }
}
