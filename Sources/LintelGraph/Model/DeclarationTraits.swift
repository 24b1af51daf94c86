/// The properties of a declaration besides its kind and access level.
package struct DeclarationTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let final = DeclarationTraits(rawValue: 1 << 0)
  /// A member of the type itself: `static` or `class`.
  package static let `static` = DeclarationTraits(rawValue: 1 << 1)
  package static let weak = DeclarationTraits(rawValue: 1 << 2)
  package static let unowned = DeclarationTraits(rawValue: 1 << 3)
  package static let lazy = DeclarationTraits(rawValue: 1 << 4)
  package static let override = DeclarationTraits(rawValue: 1 << 5)
  /// A variable or constant that keeps a value, rather than computing one.
  package static let stored = DeclarationTraits(rawValue: 1 << 6)
  package static let async = DeclarationTraits(rawValue: 1 << 7)
  package static let throwing = DeclarationTraits(rawValue: 1 << 8)
  /// For a file's scope: the file has a freestanding macro at its top level, which may declare
  /// anything.
  package static let expandsMacros = DeclarationTraits(rawValue: 1 << 9)
}
