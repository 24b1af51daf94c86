/// The properties of a declaration besides its kind and access level.
///
/// `public` only for speed, like ``Declaration``.
public struct DeclarationTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let final = DeclarationTraits(rawValue: 1 << 0)
  /// A member of the type itself: `static` or `class`.
  public static let `static` = DeclarationTraits(rawValue: 1 << 1)
  public static let weak = DeclarationTraits(rawValue: 1 << 2)
  public static let unowned = DeclarationTraits(rawValue: 1 << 3)
  public static let lazy = DeclarationTraits(rawValue: 1 << 4)
  public static let override = DeclarationTraits(rawValue: 1 << 5)
  /// A variable or constant that keeps a value, rather than computing one.
  public static let stored = DeclarationTraits(rawValue: 1 << 6)
  public static let async = DeclarationTraits(rawValue: 1 << 7)
  public static let throwing = DeclarationTraits(rawValue: 1 << 8)
  /// For a file's scope: the file has a freestanding macro at its top level, which may declare
  /// anything.
  public static let expandsMacros = DeclarationTraits(rawValue: 1 << 9)
}
