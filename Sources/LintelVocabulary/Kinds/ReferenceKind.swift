/// How a dependency is written in the source.
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
  /// In a key path, its root or a member that it leads to: `\T.member`.
  case keypath
  /// The right side of a typealias.
  case alias
}
