/// The kind of a declaration.
///
/// The raw value is the word used in rules files, in `lintel facts` and in reports.
public enum DeclarationKind: String, BitwiseCopyable, CaseIterable, Sendable {
  /// The unnamed scope of one source file, which owns its imports and its top-level code. Only
  /// graphs contain it.
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
  /// A generic parameter. Only the facts of a file contain it: it hides names, and is not a
  /// declaration of a graph.
  case genericParameter

  /// The kinds that a rule may name.
  public static let inRules = allCases.filter { $0 != .file && $0 != .genericParameter }

  /// Whether a declaration of this kind declares a type of its own, unlike a typealias.
  @inlinable public var isNominalType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor: true
    default: false
    }
  }

  /// Whether a name in a type position can mean a declaration of this kind.
  @inlinable public var isTypeName: Bool {
    isNominalType || self == .typealias || self == .associatedtype
  }
}
