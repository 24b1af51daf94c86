/// The way in which a dependency is written in the source.
///
/// The raw value is the word used in rules files (`kinds:`) and in reports.
public enum ReferenceKind: String, BitwiseCopyable, CaseIterable, Sendable {
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
  /// A call that creates a value: `T(...)` or `T.init(...)`.
  case construct
  /// A member of a type: `T.member`.
  case `static`
  /// A call of a function.
  case call
  /// A member reached through an instance.
  case member
  /// A property wrapper, macro, result builder or global actor: `@T`.
  case attribute
  /// A type after `as`, `is` or `catch`, or in a pattern.
  case cast
  /// The root of a key path, or a member in it: `\T.member`.
  case keypath
  /// The right side of a typealias.
  case alias
}

extension ReferenceKind {
  /// A bit for each kind, for sets that every dependency is tested against, because a `Set` would
  /// hash the letters of the raw value.
  @inlinable public var bit: UInt32 {
    switch self {
    case .import: 1 << 0
    case .inherit: 1 << 1
    case .conform: 1 << 2
    case .extend: 1 << 3
    case .type: 1 << 4
    case .construct: 1 << 5
    case .static: 1 << 6
    case .call: 1 << 7
    case .member: 1 << 8
    case .attribute: 1 << 9
    case .cast: 1 << 10
    case .keypath: 1 << 11
    case .alias: 1 << 12
    }
  }
}
